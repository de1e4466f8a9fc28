import ExpoCore
import TestSupport
import Testing

/// Queries to the bundled catalogue, and the `image_name`s of the items that they find. Whole names
/// are in `BundledDataTests` and `BothEditionsTests`.
@Suite("names of the bundled catalogue") struct BundledNameTests {
  private func found(_ query: String) -> (found: String, suggested: String) {
    let found = Catalogue.bundled.names(query)
    let names = found.best.compactMap { Catalogue.bundled[$0]?.pictureName }
      .joined(separator: " ")
    return found.first?.rank.opens == true ? (names, "") : ("", names)
  }

  @Test(
    arguments: [
      // Case, spaces, punctuation, width and Unicode form.
      ("  거 문 고  ", "geomungo"), ("“거문고”", "geomungo"), ("《삼국사기》", "samguk"),
      ("삼국\t사기", "samguk"), ("나전ㆍ칠기", "najeon"), ("나전·칠기", "najeon"),
      ("\u{1100}\u{1161}\u{11BA}", "god"), ("거무\u{11AB}고", "geomungo"),
      ("거\u{200B}문\u{FEFF}고", "geomungo"), ("ｇｅｏｍｕｎｇｏ", "geomungo"), ("Geo-mun-go", "geomungo"),
      ("KŎMUN’GO", "geomungo"), ("ko\u{306}mun'go", "geomungo"), ("FOLDING  SCREEN", "folds"),
      ("viele a deux cordes", "haegeum"), ("\u{F9C4}鼓", "ywoonggo"),
      // Numbers.
      ("013", "geomungo"), (" 12 ", "gayageum"), ("１３", "geomungo"),
      // The beginning of a name, and whole words.
      ("직지심", "jikji"), ("screen", "folds"),
      ("Korean", "haegeum ywoonggo bangjja woodshoes folds god"),
      ("zither", "gayageum geomungo"),
      // Initial consonants, also mixed with syllables; ㄱ and ㅅ may have become ㄳ.
      ("ㄱㅁㄱ", "geomungo"), ("거ㅁㄱ", "geomungo"),
      ("ㄱ문고", "geomungo"), ("ㄱ ㅁ ㄱ", "geomungo"), ("ㅅㄳㄱ", "samguk"),
      ("\u{1100}\u{1106}\u{1100}", "geomungo"),
      ("거문ㄱ", "geomungo"), ("북", "ywoonggo"), ("the hat", "god"),
      // Korean typed with the keyboard set to English.
      ("rjansrh", "geomungo"), ("rj ans rh", "geomungo"), ("RJANSRH", "geomungo"), ("rkt", "god"),
      ("RodRod", "haegeum"),
      ("shtrmfmt", "bangjja"), ("wlrwltlacpdywjf", "jikji"), ("rar", "geomungo"),
      ("ㄱㅓㅁㅜㄴㄱㅗ", "geomungo"),
    ])
  func `a query finds these`(query: String, names: String) {
    #expect(found(query) == (names, ""))
  }

  @Test(
    arguments: [
      // Beginnings that are too short, those of an alias, and other parts.
      ("나", "woodshoes najeon"), ("심체", "jikji"), ("문고", "geomungo"),
      ("琴", "haegeum gayageum geomungo"), ("玄", "geomungo"), ("ㄱ", "god gayageum geomungo"),
      ("ㅂ", "buddhism folds"), ("직", "jikji"), ("Rod", "haegeum"), ("rk", "gayageum"),
      ("금", ""), ("거", "geomungo"), ("고", "palman"), ("ge", "geomungo"), ("un", ""),
      ("hu", ""),
      // Similar names, and what is similar to none.
      ("가약", "gayageum"), ("가얔", ""), ("삼국유사", ""), ("도자", ""), ("출처", ""), ("패랭이", ""),
      ("직짓", "jikji"),
      ("jikchi", "jikji"),
      ("검", ""), ("거무", ""), ("x", ""), ("as", ""),
      ("검은고", "geomungo"), ("거믄고", "geomungo"), ("해굼", "haegeum"), ("직쥐", "jikji"),
      ("나젼칠기", "najeon"), ("놋그륵", "bangjja"), ("geomungu", "geomungo"),
      ("foldign screen", "folds"), ("Vielle a deux cordes", "haegeum"),
      ("거뭉", ""), ("욯", ""), ("ㅋㅋㅋ", ""), ("vkfaksvkfaks", ""), ("에펠탑", ""), ("xylophone", ""),
      ("", ""), (" ", ""), ("!?", ""), ("0", ""), ("14", ""), ("-1", ""), ("1 3", ""), ("0 13", ""),
      ("99999999999999999999999999", ""),
    ])
  func `a near miss is suggested and not opened, and anything else finds nothing`(
    query: String, names: String
  ) {
    #expect(found(query) == ("", names))
  }
}
