extension Exposition {
  /// The bundled exposition's heading for the list of items, cut out without decoding the rest.
  package static var bundledItemsTitle: String? {
    CatalogueText(.bundledExposition).bytes.withBytes { bytes in
      let cutter = JSONCutter(bytes)
      return cutter.value(of: CodingKeys.itemsTitle.rawValue, inObjectAt: 0).flatMap(cutter.string)
    }
  }

  /// The bundled exposition, decoded on each access and not judged again: a test proves its file.
  public static var bundled: Exposition {
    get throws(CatalogueError) {
      let text = CatalogueText(.bundledExposition)
      do {
        return try ElementDecoder(text).decode(
          Exposition.self, from: 0..<text.bytes.count, path: "")
      } catch {
        throw text.error(error)
      }
    }
  }
}
