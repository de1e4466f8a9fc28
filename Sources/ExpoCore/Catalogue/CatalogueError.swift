/// Why a catalogue cannot be read.
///
/// The `description` names the place, the fault and a remedy in English, for developers and logs.
public enum CatalogueError: Error, Equatable, Sendable {
  /// A file has a fault at one place.
  case fault(FileFault)
  /// A file or folder cannot be opened or read.
  case unreadable(path: String, FileError)
  /// The folder has no such file.
  case missing(CatalogueFile.Kind, folder: String)
  /// More than one file of the folder may be the exposition.
  case severalExpositions(folder: String, names: [String])
  /// The single file that is the catalogue is the other one of the two.
  case otherKind(path: String, wanted: CatalogueFile.Kind)
}

/// A fault of a file: the place, the path to the value, and what is wrong.
public struct FileFault: Equatable, Sendable {
  /// The file's path, as given.
  public let path: String
  /// The place of the fault in the file's text, after its conversion to UTF-8.
  public let position: TextPosition
  /// The path to the value, such as `[3].image_name`; empty for the file as a whole.
  public let codingPath: String
  /// The fault at that place.
  public let fault: CatalogueFault
  /// The source line around the fault.
  public let excerpt: Excerpt
}

extension CatalogueError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .fault(let fault): fault.description
    case .unreadable(let path, let error): "\(path): \(error.reason)"
    case .missing(.items, let folder):
      "\(folder): there is no items.json. Add one, or name another folder."
    case .missing(.exposition, let folder):
      "\(folder): there is no exposition*.json. Add one, or name another folder."
    case .severalExpositions(let folder, let names):
      "\(folder): \(names.count) files may be the exposition: \(names.commaSeparated). "
        + "Rename one to exposition.json."
    case .otherKind(let path, .items):
      "\(path): this file is an exposition, not an array of items. Name the folder instead."
    case .otherKind(let path, .exposition):
      "\(path): this file is an array of items, not an exposition. Name the folder instead."
    }
  }
}

extension FileFault: CustomStringConvertible {
  public var description: String {
    let path = codingPath.isEmpty ? "" : "\(codingPath): "
    return "\(self.path):\(position.line):\(position.column): \(path)\(fault.explanation)"
  }
}

extension FileError {
  fileprivate var reason: String {
    switch self {
    case .missing: "no such file or folder. Check the path."
    case .notPermitted: "permission denied. Change the file's permissions."
    case .isFolder: "this is a folder. Name a file."
    case .notAFolder: "this is not a folder. Name a folder."
    case .notAFile: "this is not a regular file. Name a file."
    case .tooLarge(let bytes):
      "\(bytes) bytes are too many. Split the catalogue into files of at most 1 GiB."
    case .failed(let code): "system error \(code). Try again."
    }
  }
}

extension CatalogueFault {
  /// The fault and its remedy in English.
  public var explanation: String {
    switch self {
    case .emptyFile: "the file is empty. Write an array of items or an exposition."
    case .notJSON: "the file is not JSON. Check that the path leads to a catalogue."
    case .badUTF8(looksLikeCP949: true): "the file looks like CP949. Convert it to UTF-8."
    case .badUTF8(looksLikeCP949: false): "these bytes are not UTF-8. Convert the file to UTF-8."
    case .badUTF16: "a code unit of UTF-16 is incomplete. Save the file again, in UTF-8."
    case .wrongRoot(let expected, let found):
      "the file is \(found.name), not \(expected.name). Check that it is the right file."
    case .comment: "JSON has no comments. Remove the comment."
    case .cutShort(let open): "the file ends inside \(open.name). Complete the file."
    case .trailingComma: "a comma precedes the closing bracket. Remove the comma."
    case .missingComma: "a comma is missing. Insert one between the values."
    case .missingColon: "a colon is missing. Insert one between the key and its value."
    case .missingValue: "a key or a value is missing. Insert it, or remove the comma or colon."
    case .mismatchedBracket(let open):
      "\(open.name) is closed with the wrong bracket. Close it with its own."
    case .missingOpening(.array): "the file lacks its first bracket. Begin it with [."
    case .missingOpening: "the file lacks its first brace. Begin it with {."
    case .textAfterEnd: "text follows the end of the value. Remove it."
    case .unquotedString: "text is not quoted. Put it in quotation marks."
    case .singleQuotedString: "text has single quotes. Use double quotation marks."
    case .typographicQuote: "this is a typographic quotation mark. Use a plain one (\")."
    case .unescapedQuote: "a quotation mark ends the text too early. Escape it as \\\"."
    case .controlCharacter(let scalar):
      "a string has the control character U+\(Self.hexadecimal(scalar)). Escape it, as in \\n."
    case .badEscape:
      "this escape is not JSON. Use one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX."
    case .loneSurrogate: "half of a surrogate pair is missing. Write both halves."
    case .badNumber: "this number is not JSON. Write it as in 0, -1, 2.5 or 1e3."
    case .unexpectedCharacter(let scalar):
      "the character U+\(Self.hexadecimal(scalar)) has no meaning here. Remove it."
    case .tooDeep(let limit): "values are nested more than \(limit) deep. Flatten them."
    case .duplicateKey(let key): "the key \"\(key)\" occurs twice. Remove one of them."
    case .missingKey(let key): "the key \"\(key)\" is missing. Add it with its value."
    case .wrongType(let expected, let found):
      "expected \(expected.name), found \(found.name). Replace the value."
    case .null(let expected): "expected \(expected.name), found null. Give the value."
    case .numberOutOfRange: "the number is out of range. Write a smaller one."
    case .numberNotWhole: "expected an integer, found a fraction. Write a whole number."
    case .undecodable: "the value is not valid. Replace it."
    }
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}

extension JSONType {
  fileprivate var name: String {
    switch self {
    case .string: "a string"
    case .integer: "an integer"
    case .number: "a number"
    case .array: "an array"
    case .object: "an object"
    case .boolean: "a boolean"
    case .null: "null"
    }
  }
}

extension [String] {
  /// A plain loop: `joined(separator:)` makes the runtime look up a conformance of `Array`, which
  /// costs 0.1 million instructions.
  fileprivate var commaSeparated: String {
    reduce(into: "") { text, part in text += text.isEmpty ? part : ", \(part)" }
  }
}
