/// The findings of a check of a catalogue.
///
///     for fault in Catalogue(at: "films").check().faults { print(fault) }
///     // films/items.json:12:9: [3].links (4. 갓): This must be an array, not a string
public struct CatalogueReport: Sendable {
  /// The faults, file by file in the order of the text; at most a thousand of each severity for each file.
  public var faults: [CatalogueFault] { list.kept }
  /// Whether a file was read.
  public private(set) var hasReadFiles = false
  private var list = FaultList()

  /// The number of all faults of a severity, listed or not.
  public func count(of severity: CatalogueFault.Severity) -> Int { list.count(of: severity) }

  /// Adds the faults of a file that a body checks; a catalogue may lack one of its files.
  mutating func add(
    _ file: @autoclosure () throws(CatalogueFault) -> CatalogueFile, check: (JSONReader) -> Void
  ) {
    do throws(CatalogueFault) {
      let file = try file()
      try file.withReader { reader in
        if reader.root != nil { check(reader) }
        list += reader.faults(in: file.path)
      }
      hasReadFiles = true
    } catch {
      var fault = error
      if fault.isAbsence { fault.severity = .warning }
      // A folder that cannot be read is one fault, not one for each file.
      if faults.last != fault { list += FaultList(fault) }
    }
  }

  /// Warns of a picture that cannot be shown.
  mutating func addFault(
    ofPicture name: String, in catalogue: Catalogue, mayBeMissing: Bool = false
  ) {
    do throws(CatalogueFault) {
      if try catalogue.picture(named: name) == nil, !mayBeMissing {
        throw CatalogueFault(.unreadable(.missing), in: catalogue.picturePath(named: name))
      }
    } catch {
      var fault = error
      fault.severity = .warning
      list += FaultList(fault)
    }
  }
}
