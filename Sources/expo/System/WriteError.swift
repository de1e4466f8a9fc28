/// Why bytes could not be written.
enum WriteError: Error, Equatable {
  /// Nobody reads any more (`expo items | head -1`): not a failure, only the end.
  case closedPipe
  case failed(SystemError)

  init(_ error: SystemError) {
    self = error == .brokenPipe ? .closedPipe : .failed(error)
  }
}
