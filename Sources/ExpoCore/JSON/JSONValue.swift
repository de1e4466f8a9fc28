/// A JSON value to be written, its members in the order in which they are written.
package enum JSONValue {
  case string(String)
  case integer(Int)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])
  /// The JSON text of a value, as another program wrote it.
  case verbatim(String)
}
