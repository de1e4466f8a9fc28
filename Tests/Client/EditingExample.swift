import ExpoCore
import Foundation

/// A fault for an alert, which shows its `localizedDescription`.
struct CatalogueAlert: LocalizedError {
  let fault: CatalogueFault
  var errorDescription: String? { fault.description }
}

/// An editor checks the text of an `items.json`, changes it and writes it.
func rename(firstItemOf text: String, to name: String) throws -> (faults: [String], text: String) {
  let file = CatalogueFile(path: "items.json", bytes: text.utf8)
  let faults = file.check(as: .items).faults.map { fault in
    "\(fault.severity.rawValue): \(fault.message(in: .english))"
  }
  // The keys are those of the format, as `expo items --json` prints them.
  var items = try file.items()
  items[0].name = name
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  return (faults, String(decoding: try encoder.encode(items), as: UTF8.self))
}
