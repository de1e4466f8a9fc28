import Testing

@testable import ExpoCore

@Suite struct JSONShapeTests {
  @Test func `a shape has the model's keys, and says which are optional`() {
    #expect(
      optionalKeys(of: Item.self) == [
        "category", "aliases", "evidence", "evidence_note", "image_desc", "details", "links",
      ])
    #expect(
      optionalKeys(of: Exposition.self) == [
        "aliases", "image_desc", "details", "links", "items_title",
      ])
    #expect(optionalKeys(of: Detail.self) == [])
    #expect(optionalKeys(of: Link.self) == [])
  }

  private func optionalKeys<Model: JSONModel>(of model: Model.Type) -> [String] {
    guard case .object(let members) = Model.shape.kind else { return ["no object"] }
    #expect(members.map(\.key) == Model.CodingKeys.allCases.map(\.stringValue))
    return members.filter(\.shape.isOptional).map(\.key)
  }

  @Test(arguments: [
    (#"{"title":[],"visitors":1.5}"#, ["title", "visitors"]),
    (#"{"visitors":1.5,"title":[]}"#, ["visitors", "title"]),
    (#"{"titl\u0065":[],"title":1}"#, ["title"]),
    (#"{"other":{"title":1},"title":[],"visitors":null}"#, ["title", "visitors"]),
    (#"{"title":"a","title":1,"visitors":{}}"#, ["visitors"]),
    (
      #"{"details":[{"value":1,"label":2}],"details":1}"#, ["details[0].value", "details[0].label"]
    ),
    (
      #"{"links":null,"details":[null,{"label":"","value":null}]}"#,
      ["details[0]", "details[1].value"]
    ),
  ])
  func `values are validated in any order, and of two members with one key the first`(
    _ text: String, _ paths: [String]
  ) {
    let findings = CatalogueFile(text).check(as: .exposition).filter {
      switch $0.fault {
      case .wrongType, .null, .numberNotWhole: true
      default: false
      }
    }
    #expect(findings.map(\.codingPath) == paths)
  }
}
