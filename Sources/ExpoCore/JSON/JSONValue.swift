/// A JSON value to be written, its members in the order in which they are written.
package enum JSONValue {
  case string(String)
  case integer(Int)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])
}
