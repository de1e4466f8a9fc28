import Foundation
import TestSupport
import Testing

@testable import ExpoCore

@Suite
struct FaultWordsTests {
  /// Every kind of fault, in the order of its declaration, with the name that `check --json` prints.
  private static let kinds: [(String, CatalogueFault.Kind)] = [
    ("unreadable", .unreadable(.missing)), ("missing", .missing(.items, near: "item.json")),
    ("severalExpositions", .severalExpositions(names: ["a", "b"])),
    ("otherKind", .otherKind(wanted: .items)),
    ("emptyFile", .malformed(.emptyFile)), ("notJSON", .malformed(.notJSON)),
    ("notUTF8", .malformed(.notUTF8)),
    ("wrongRoot", .wrongRoot(expected: .array, found: .object)), ("comment", .malformed(.comment)),
    ("cutShort", .malformed(.cutShort(open: .string))),
    ("trailingComma", .malformed(.trailingComma)),
    ("missingComma", .malformed(.missingComma)), ("missingColon", .malformed(.missingColon)),
    ("missingValue", .malformed(.missingValue)),
    ("mismatchedBracket", .malformed(.mismatchedBracket(open: .array))),
    ("textAfterEnd", .malformed(.textAfterEnd)), ("unquotedString", .malformed(.unquotedString)),
    ("wrongQuotationMark", .malformed(.wrongQuotationMark)),
    ("unescapedQuote", .malformed(.unescapedQuote)),
    ("controlCharacter", .malformed(.controlCharacter("\n"))),
    ("controlCharacter", .malformed(.controlCharacter("\t"))),
    ("badEscape", .malformed(.badEscape)),
    ("badNumber", .malformed(.badNumber)),
    ("unexpectedCharacter", .malformed(.unexpectedCharacter("#"))),
    ("tooDeep", .malformed(.tooDeep(limit: 512))),
    ("duplicateKey", .duplicateKey("a")), ("missingKey", .missingKey("a")),
    ("wrongType", .wrongType(expected: .string, found: .null)),
    ("tooManyLines", .tooManyLines(limit: 100_000)),
    ("duplicate", .duplicate("갓", firstPath: "[0].name")), ("emptyText", .emptyText),
    ("impossibleDate", .impossibleDate("1900. 2. 30.")),
    ("durationEndsBeforeItBegins", .durationEndsBeforeItBegins),
    ("linkIsNotHTTP", .linkIsNotHTTP),
    ("pictureIsCalled", .pictureIsCalled), ("notRead", .notRead),
    ("unknownEvidence", .unknownEvidence("sure")),
    ("missingImageDescription", .missingImageDescription),
    ("unknownKey", .unknownKey("a")), ("misspeltKey", .misspeltKey("a", meant: "b")),
    ("lineBreak", .lineBreak),
    ("imageNameIsNotFileName", .imageNameIsNotFileName), ("missingPicture", .missingPicture),
    ("unusedPicture", .unusedPicture), ("otherPictureFormat", .otherPictureFormat),
    ("otherThanOriginal", .otherThanOriginal("certain")),
    ("untranslatedItem", .untranslatedItem("god")), ("unknownItem", .unknownItem),
    ("untranslatedFile", .untranslatedFile(.items)), ("untranslatedKey", .untranslatedKey("a")),
    ("untranslatedCopy", .untranslatedCopy), ("sameAsOriginal", .sameAsOriginal),
    ("pictureOfOtherFormat", .pictureOfOtherFormat("PNG")),
    ("pictureTooWide", .pictureTooWide(size: "90 × 60", fitting: "79 × 52")),
    ("groupedNumber", .malformed(.groupedNumber("1234"))),
    ("durationIsNoPeriod", .durationIsNoPeriod(hasDate: true)), ("emptyList", .emptyList),
    ("writtenLineBreak", .writtenLineBreak), ("extraBlank", .extraBlank),
    ("hiddenCharacter", .hiddenCharacter(["\u{200B}"])),
  ]

  @Test func `the names of the kinds stay, because programs read them`() {
    for (code, kind) in Self.kinds {
      #expect(CatalogueFault(kind).code == code)
    }
  }

  @Test(arguments: Language.allCases)
  func `each kind has a message of its own, and each error a remedy`(language: Language) {
    let faults = Self.kinds.map { CatalogueFault($1) }
    let messages = faults.map { $0.message(in: language) }
    #expect(Set(messages).count == faults.count)
    for fault in faults
    where fault.severity == .error && !fault.isUnread && fault.code != "misspeltKey" {
      #expect(fault.remedy(in: language)?.isEmpty == false, "\(fault)")
    }
    // A guest's program has other options than ours.
    let words = messages + faults.compactMap { $0.remedy(in: language) }
    #expect(words.allSatisfy { !$0.contains("--") })
  }

  @Test(arguments: [
    ("a b.png", "'d/pictures/a b.png'"), ("a'b$(c).png", #"'d/pictures/a'\''b$(c).png'"#),
    ("a\nb.png", #"$'d/pictures/a\nb.png'"#),
  ])
  func `the command that converts a picture has its whole path, quoted`(
    _ file: String, _ word: String
  ) {
    let fault = CatalogueFault(.otherPictureFormat, in: "d/pictures/\(file)")
    #expect(fault.remedy(in: .english)?.contains("convert \(word) -resize") == true)
  }
}
