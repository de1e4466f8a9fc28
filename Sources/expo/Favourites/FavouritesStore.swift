import ExpoCore

/// The file of favourites: read by anybody, changed by one program at a time.
///
/// A change takes a lock, reads what is there by then, and replaces the file at one stroke, so that
/// parallel programs lose none of each other's changes and no end of a program, however sudden,
/// leaves less than what was kept before.
struct FavouritesStore {
  let path: String
  /// Is told under which path a damaged file was set aside.
  let onSetAside: (_ path: String) -> Void

  /// What is kept, in the order added; nothing where there is no file or it is of no use.
  static func entries(at path: String) -> [Favourite] {
    (try? FileReader.read(path: path)).flatMap { try? FavouritesFormat.decode($0) } ?? []
  }

  /// Changes what is kept, and answers what the body does.
  ///
  /// - Parameter body: has no other effect than on its parameter: it is tried first without the
  ///   lock, since what changes nothing needs no lock and no folder that one may write to.
  func change<Answer>(
    _ body: (inout [Favourite]) -> Answer
  ) throws(FavouritesError) -> Answer {
    if let entries = try read() {
      var changed = entries
      let answer = body(&changed)
      if changed == entries { return answer }
    }
    let lock = try lock()
    defer { withExtendedLifetime(lock) {} }
    let entries = try readOrSetAside()
    var changed = entries
    let answer = body(&changed)
    if changed != entries {
      try write(changed)
    }
    return answer
  }

  /// The favourites of the file, none where there is no file, nil where it is damaged.
  private func read() throws(FavouritesError) -> [Favourite]? {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.read(path: path)
    } catch {
      if error == .missing { return [] }
      throw .unreadable(error)
    }
    do throws(FavouritesFormat.Fault) {
      return try FavouritesFormat.decode(bytes)
    } catch {
      switch error {
      case .damaged: return nil
      case .newer(let version): throw .newer(version: version)
      }
    }
  }

  /// Call it with the lock held: a file that was found damaged may have been set aside since.
  private func readOrSetAside() throws(FavouritesError) -> [Favourite] {
    if let entries = try read() { return entries }
    do throws(SystemError) {
      onSetAside(try FileReplacement.setAside(path))
      return []
    } catch {
      throw .notWritten(error)
    }
  }

  private func lock() throws(FavouritesError) -> OpenFile {
    let folder = Folder.parent(of: path)
    do throws(SystemError) {
      try Folder.create(folder)
      return try .locked("\(folder)/favourites.lock")
    } catch {
      throw .notWritten(error)
    }
  }

  private func write(_ entries: [Favourite]) throws(FavouritesError) {
    do throws(SystemError) {
      try FileReplacement.replace(path, with: FavouritesFormat.encode(entries))
    } catch {
      throw .notWritten(error)
    }
  }
}
