import ExpoCore
import TerminalText

extension Program {
  /// `expo item <name>`
  func item(_ words: [String], on screen: Screen) throws(Failure) -> ExitStatus {
    let items = try items()
    return try show(try index(of: words.sentence, in: items), of: items, on: screen)
  }

  /// Shows one item as its page, or as JSON.
  func show(_ index: Int, of items: Items, on screen: Screen) throws(Failure) -> ExitStatus {
    if options.json {
      return try screen.show(JSONValue(try item(at: index, of: items)))
    }
    return try screen.show(try page(of: index, in: items))
  }

  private func page(of index: Int, in items: Items) throws(Failure) -> Document {
    do throws(CatalogueError) {
      return try .item(at: index, of: items, in: markedContext)
    } catch {
      throw failure(error)
    }
  }

  func item(at index: Int, of items: Items) throws(Failure) -> Item {
    do throws(CatalogueError) {
      return try items.item(at: index)
    } catch {
      throw failure(error)
    }
  }
}
