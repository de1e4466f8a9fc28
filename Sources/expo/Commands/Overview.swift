import ExpoCore

extension Command {
  static let overview = Command(
    name: "overview",
    otherNames: ["소개"],
    options: [.json],
    summary: ("박람회를 소개합니다", "Introduces the exposition"),
    details: [
      (
        "제목, 방문객 수, 개최지와 개최 기간에 이어 박람회 이야기를 보여 줍니다.",
        "Shows the title, the attendance, the place and the dates, and then the story."
      )
    ],
    offersBothLanguages: true
  ) { run, _ in try run.reading(of: [.exposition]) }
}
