#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// Reads regular files and lists folders.
package enum FileReader {
  /// The largest file that is read, in bytes.
  static let maxBytes = 32 << 20

  /// The bytes of a regular file. A folder, a device, a FIFO or a larger file is refused unread.
  package static func read(_ path: String) throws(CatalogueError) -> Data {
    let (target, type, size) = try attributes(of: path)
    guard type == .typeRegular else {
      throw type == .typeDirectory
        ? CatalogueError(.unreadable, path, "파일이 아니라 폴더입니다", "a folder, not a file")
        : CatalogueError(.unreadable, path, "일반 파일이 아닙니다", "not a regular file")
    }
    guard size <= maxBytes else {
      throw CatalogueError(
        .unreadable, path,
        "파일이 너무 큽니다(\(size.groupedDigits)바이트). \(maxBytes >> 20)MiB까지 읽습니다",
        "too large (\(size.groupedDigits) bytes); the limit is \(maxBytes >> 20) MiB")
    }
    do {
      return try Data(contentsOf: URL(fileURLWithPath: target))
    } catch {
      throw unreadable(path, error)
    }
  }

  /// The names in a folder, in order.
  package static func names(inFolder path: String) throws(CatalogueError) -> [String] {
    let (target, type, _) = try attributes(of: path)
    guard type == .typeDirectory else {
      throw CatalogueError(.unreadable, path, "폴더가 아닙니다", "not a folder")
    }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: target).sorted()
    } catch {
      throw unreadable(path, error)
    }
  }

  /// Where a path leads, and what is there.
  private static func attributes(
    of path: String
  ) throws(CatalogueError) -> (target: String, type: FileAttributeType?, size: Int) {
    do {
      // Foundation takes an empty path for the current folder.
      if path.isEmpty { throw CocoaError(.fileReadNoSuchFile) }
      let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      let attributes = try FileManager.default.attributesOfItem(atPath: target)
      let type = attributes[.type] as? FileAttributeType
      // A link that could not be resolved leads nowhere.
      if type == .typeSymbolicLink { throw CocoaError(.fileReadNoSuchFile) }
      return (target, type, attributes[.size] as? Int ?? 0)
    } catch {
      if (error as? CocoaError)?.code == .fileReadNoPermission { throw unreadable(path, error) }
      // Foundation has no name for ENOTDIR, that a part of the path is a file.
      throw CatalogueError(.missing, path, "그런 파일이나 폴더가 없습니다", "no such file or folder")
    }
  }

  private static func unreadable(_ path: String, _ error: any Error) -> CatalogueError {
    (error as? CocoaError)?.code == .fileReadNoPermission
      ? CatalogueError(.unreadable, path, "읽을 권한이 없습니다", "you may not read it")
      : CatalogueError(.unreadable, path, "읽지 못했습니다", "reading failed")
  }
}
