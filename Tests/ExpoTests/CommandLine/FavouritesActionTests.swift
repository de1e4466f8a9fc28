import Testing

@testable import expo

@Suite struct FavouritesActionTests {
  @Test(
    arguments: [
      ([], .list),
      (["add", "갓"], .add(["갓"])),
      (["add", "folding screen", "13"], .add(["folding screen", "13"])),
      (["remove", "갓", "add"], .remove(["갓", "add"])),
      (["clear"], .clear),
    ] as [([String], FavouritesAction)])
  func `each word behind add and remove is a name`(words: [String], action: FavouritesAction) throws
  {
    #expect(try FavouritesAction(words) == action)
  }

  @Test(
    arguments: [
      (["갓"], .unknown(["갓"])),
      ([""], .unknown([""])),
      (["list"], .unknown(["list"])),
      (["add"], .missingName(action: "add")),
      (["remove", ""], .missingName(action: "remove")),
      (["clear", "갓"], .unexpectedWord("갓", action: "clear")),
    ] as [([String], FavouritesAction.Mistake)])
  func `words that make no sense are refused`(words: [String], mistake: FavouritesAction.Mistake) {
    #expect(throws: mistake) { try FavouritesAction(words) }
  }
}
