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
      (["갓"], .operandNotAmong(["add", "remove", "clear"], written: "갓", .favourites)),
      ([""], .operandNotAmong(["add", "remove", "clear"], written: "", .favourites)),
      (["add"], .missingName(["favourites", "add"])),
      (["remove", ""], .missingName(["favourites", "remove"])),
      (["clear", "갓"], .unexpectedOperand("갓", .favourites)),
    ] as [([String], UsageError)])
  func `words that make no sense are refused`(words: [String], mistake: UsageError) {
    #expect(throws: mistake) { try FavouritesAction(words) }
  }
}
