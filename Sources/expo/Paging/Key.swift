/// A key that was pressed.
enum Key: Equatable {
  case scalar(Unicode.Scalar)
  case up
  case down
  case left
  case right
  case pageUp
  case pageDown
  case home
  case end
}
