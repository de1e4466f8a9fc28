extension Exposition {
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
