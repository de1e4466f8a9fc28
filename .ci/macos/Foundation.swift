// What the tests use of Apple's Foundation, declared as developer.apple.com documents it. Nothing
// here runs: `.ci/macos-check` compiles against it. A test that needs more of Foundation adds it
// here.
@_exported import Darwin

public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
  public init(booleanLiteral value: Bool) {}
  public var boolValue: Bool { fatalError() }
}

public struct URL: Hashable, Sendable {
  @available(macOS 13.0, *)
  public enum DirectoryHint: Sendable {
    case isDirectory, notDirectory, checkFileSystem, inferFromPath
  }

  @available(macOS 13.0, *)
  public init(
    filePath path: String, directoryHint: DirectoryHint = .inferFromPath,
    relativeTo base: URL? = nil
  ) {}
  public var path: String { fatalError() }
  public var pathComponents: [String] { fatalError() }
  public var lastPathComponent: String { fatalError() }
  public var pathExtension: String { fatalError() }
  public mutating func deleteLastPathComponent() {}
  public func deletingLastPathComponent() -> URL { fatalError() }
  public func deletingPathExtension() -> URL { fatalError() }
  public func resolvingSymlinksInPath() -> URL { fatalError() }
  @available(macOS 13.0, *)
  public func appending<Path: StringProtocol>(
    path: Path, directoryHint: DirectoryHint = .inferFromPath
  ) -> URL { fatalError() }
  @available(macOS 13.0, *)
  public func appending<Component: StringProtocol>(
    component: Component, directoryHint: DirectoryHint = .inferFromPath
  ) -> URL { fatalError() }
}

public struct UUID: Hashable, Sendable {
  public init() {}
  public var uuidString: String { fatalError() }
}

public struct Data: Hashable, Sendable, RandomAccessCollection, MutableCollection,
  RangeReplaceableCollection
{
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public struct SearchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public init() {}
  public init(count: Int) {}
  public init(repeating byte: UInt8, count: Int) {}
  public init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {}
  public init(contentsOf url: URL, options: ReadingOptions = []) throws {}
  public func write(to url: URL, options: WritingOptions = []) throws {}
  public func range(
    of data: Data, options: SearchOptions = [], in range: Range<Int>? = nil
  ) -> Range<Int>? { fatalError() }

  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }
  public subscript(index: Int) -> UInt8 {
    get { fatalError() }
    set {}
  }
  public subscript(bounds: Range<Int>) -> Data {
    get { fatalError() }
    set {}
  }
  public mutating func replaceSubrange<Bytes: Collection>(_ range: Range<Int>, with bytes: Bytes)
  where Bytes.Element == UInt8 {}
}

extension String {
  public struct Encoding: Sendable {
    public static let utf8 = Encoding()
  }

  public init(contentsOf url: URL, encoding: Encoding) throws { fatalError() }
  public init(contentsOfFile path: String, encoding: Encoding) throws { fatalError() }
  public init(format: String, _ arguments: any CVarArg...) { fatalError() }
  public func write(to url: URL, atomically: Bool, encoding: Encoding) throws {}
  public func write(toFile path: String, atomically: Bool, encoding: Encoding) throws {}
}

public struct CharacterSet: ExpressibleByArrayLiteral, Sendable {
  public init(arrayLiteral scalars: Unicode.Scalar...) {}
  public static let whitespaces = CharacterSet()
  public static let whitespacesAndNewlines = CharacterSet()
}

extension StringProtocol {
  public var decomposedStringWithCanonicalMapping: String { fatalError() }
  public var precomposedStringWithCanonicalMapping: String { fatalError() }
  public func components<Separator: StringProtocol>(separatedBy separator: Separator) -> [String] {
    fatalError()
  }
  public func components(separatedBy separators: CharacterSet) -> [String] { fatalError() }
  public func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? {
    fatalError()
  }
  public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
    of target: Target, with replacement: Replacement
  ) -> String { fatalError() }
  public func trimmingCharacters(in set: CharacterSet) -> String { fatalError() }
}

public struct FileAttributeKey: Hashable, Sendable {
  public static let posixPermissions = FileAttributeKey()
  public static let size = FileAttributeKey()
}

open class FileManager: @unchecked Sendable {
  public class var `default`: FileManager { fatalError() }
  public var currentDirectoryPath: String { fatalError() }
  public var temporaryDirectory: URL { fatalError() }
  public func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] {
    fatalError()
  }
  public func contents(atPath path: String) -> Data? { fatalError() }
  public func contentsOfDirectory(atPath path: String) throws -> [String] { fatalError() }
  public func copyItem(at source: URL, to destination: URL) throws {}
  public func copyItem(atPath source: String, toPath destination: String) throws {}
  public func createDirectory(
    at url: URL, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  public func createDirectory(
    atPath path: String, withIntermediateDirectories: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  @discardableResult
  public func createFile(
    atPath path: String, contents: Data?, attributes: [FileAttributeKey: Any]? = nil
  ) -> Bool { fatalError() }
  public func createSymbolicLink(at url: URL, withDestinationURL destination: URL) throws {}
  public func createSymbolicLink(atPath path: String, withDestinationPath destination: String)
    throws
  {}
  public func destinationOfSymbolicLink(atPath path: String) throws -> String { fatalError() }
  public func fileExists(atPath path: String) -> Bool { fatalError() }
  public func fileExists(
    atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?
  ) -> Bool { fatalError() }
  public func isExecutableFile(atPath path: String) -> Bool { fatalError() }
  public func moveItem(at source: URL, to destination: URL) throws {}
  public func moveItem(atPath source: String, toPath destination: String) throws {}
  public func removeItem(at url: URL) throws {}
  public func removeItem(atPath path: String) throws {}
  public func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws
  {}
  public func subpathsOfDirectory(atPath path: String) throws -> [String] { fatalError() }
}

open class ProcessInfo: @unchecked Sendable {
  public class var processInfo: ProcessInfo { fatalError() }
  public var activeProcessorCount: Int { fatalError() }
  public var arguments: [String] { fatalError() }
  public var environment: [String: String] { fatalError() }
}

open class JSONDecoder: @unchecked Sendable {
  public init() {}
  open func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    fatalError()
  }
}

open class JSONEncoder: @unchecked Sendable {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let sortedKeys = OutputFormatting(rawValue: 1)
  }

  public init() {}
  open var outputFormatting: OutputFormatting {
    get { [] }
    set {}
  }
  open func encode<Value: Encodable>(_ value: Value) throws -> Data { fatalError() }
}

open class JSONSerialization {
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public class func data(withJSONObject object: Any, options: WritingOptions = []) throws -> Data {
    fatalError()
  }
  public class func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any {
    fatalError()
  }
}

open class NSLock: @unchecked Sendable {
  public init() {}
  public func lock() {}
  public func unlock() {}
}

open class Thread: @unchecked Sendable {
  public class func detachNewThread(_ block: @escaping @Sendable () -> Void) {}
}

open class DispatchGroup: @unchecked Sendable {
  public init() {}
  public func enter() {}
  public func leave() {}
  public func wait() {}
}

public protocol LocalizedError: Error {
  var errorDescription: String? { get }
}

extension Error {
  public var localizedDescription: String { fatalError() }
}
