import ExpoCore
import Foundation
import TestSupport
import Testing
import TerminalText

@testable import expo

@Suite
struct FaultWordingTests {
  private static let types: [JSONType] = [
    .string, .integer, .number, .array, .object, .boolean, .null,
  ]

  @Test(arguments: Language.allCases)
  func `each kind of fault in the fixtures has a message of its own`(language: Language) throws {
    var faults: [CatalogueFault] = []
    for name in BrokenCatalogueTests.names {
      for finding in Catalogue(at: fixture("broken/\(name).json").path).check().faults {
        let fault = finding.fault
        if fault.severity == .error, !faults.contains(fault) { faults.append(fault) }
      }
    }
    let messages = faults.map { Wording(language: language).explain($0) }
    #expect(faults.count > 25)
    #expect(Set(messages).count == messages.count)
  }

  @Test(
    arguments: [
      (CatalogueFault.wrongType(expected: .string, found: .integer), "문자열이 와야 하는데 정수가 있습니다"),
      (.wrongType(expected: .integer, found: .string), "정수가 와야 하는데 문자열이 있습니다"),
      (.wrongType(expected: .array, found: .object), "배열이 와야 하는데 객체가 있습니다"),
      (.wrongType(expected: .object, found: .boolean), "객체가 와야 하는데 참/거짓이 있습니다"),
      (.wrongType(expected: .string, found: .number), "문자열이 와야 하는데 소수가 있습니다"),
      (.null(expected: .integer), "정수가 와야 하는데 null이 있습니다"),
      (.wrongRoot(expected: .array, found: .object), "배열이 와야 할 파일에 객체가 있습니다"),
      (.cutShort(open: .array), "파일이 중간에 끝났습니다. 닫히지 않은 배열이 있습니다"),
    ])
  func `a type mismatch names both types, with the right particles`(
    _ fault: CatalogueFault, _ message: String
  ) {
    #expect(Wording.korean.explain(fault) == message)
  }

  @Test
  func `a remedy shows how to write the expected type`() {
    let remedies = Self.types.dropFirst().map {
      Wording.korean.remedy(.wrongType(expected: $0, found: .string))
    }
    #expect(
      remedies.allSatisfy { !$0.isEmpty && $0 != Wording.korean.remedy(.comment) })
    #expect(
      Wording.korean.remedy(.controlCharacter("\u{1B}")) == "지우거나 \\u001B로 쓰세요")
  }

  @Test
  func `a key from the file stands on one line between quotation marks`() {
    let message = Wording.korean.explain(.duplicateKey("두\n줄"))
    #expect(message == "같은 객체에 ‘두 줄’ 키가 또 있습니다")
  }

  @Test(arguments: Language.allCases)
  func `each warning has a message of its own`(language: Language) {
    let warnings: [CatalogueFault] = [
      .duplicate("갓", firstPath: "[0].name"), .emptyText, .negativeVisitors,
      .durationIsNotTwoDates, .durationEndsBeforeItBegins, .linkIsNotHTTP, .unknownEvidence("sure"),
      .formerEvidence("partial", now: "uncertain"),
      .missingImageDescription, .unknownKey("link", meant: "links"), .lineBreak,
      .imageNameIsNotFileName, .missingPicture, .unusedPicture, .untranslatedItem("god"),
      .unknownItem,
    ]
    let messages = warnings.map(Wording(language: language).explain)
    #expect(Set(messages).count == warnings.count)
  }
}
