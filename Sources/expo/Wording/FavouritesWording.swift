import ExpoCore

/// What the program says of the reader's favourites: what was done, and why something was not.
///
/// Foreign words come quoted and paths neutralised.
struct FavouritesWording: Sendable {
  /// What was done with one of several names, which stands before it.
  let added: String
  let alreadyKept: String
  let removed: String
  let removedElsewhere: @Sendable (_ catalogue: String) -> String
  let notKept: String
  let cleared: @Sendable (_ count: Int) -> String
  let othersStay: @Sendable (_ count: Int) -> String
  let nothingToClear: String
  let question: @Sendable (_ count: Int) -> String
  /// The answers that mean yes, in lower case.
  let yes: [String]
  let notCleared: String
  let needsYes: String
  let clearUnasked: String
  let unknownAction: @Sendable (_ word: String) -> String
  let missingName: @Sendable (_ action: String) -> String
  let unexpectedWord: @Sendable (_ word: String, _ action: String) -> String
  let withoutIdentifier: @Sendable (_ name: String) -> String
  let setAside: @Sendable (_ path: String) -> String
  let noPlace: String
  let givePlace: String
  let newer: @Sendable (_ path: String, _ version: Int) -> String
  let renew: String
  let unreadable: @Sendable (_ path: String, _ reason: String) -> String
  let notWritten: @Sendable (_ path: String, _ reason: String) -> String
  let nothingLost: String

  static let korean = FavouritesWording(
    added: "즐겨찾기에 담았습니다",
    alreadyKept: "이미 즐겨찾기에 있습니다",
    removed: "즐겨찾기에서 지웠습니다",
    removedElsewhere: { "즐겨찾기에서 지웠습니다 (다른 도록: \($0))" },
    notKept: "즐겨찾기에 없습니다",
    cleared: { "즐겨찾기 \($0)개를 모두 지웠습니다." },
    othersStay: { "다른 도록의 즐겨찾기 \($0)개는 그대로 있습니다." },
    nothingToClear: "지울 즐겨찾기가 없습니다.",
    question: { "즐겨찾기 \($0)개를 모두 지울까요? (예/아니요)" },
    // ㅛ is the key of y with the keyboard set to Korean.
    yes: ["예", "네", "y", "yes", "ㅛ"],
    notCleared: "지우지 않았습니다.",
    needsYes: "터미널이 아닌 곳에서는 물을 수 없으므로 --yes가 있어야 모두 지웁니다",
    clearUnasked: "묻지 않고 지우기",
    unknownAction: {
      "favourites 뒤에는 add, remove, clear 가운데 하나를 써야 합니다. "
        + "\(Particle.topic.join($0)) 쓸 수 없습니다"
    },
    missingName: { "favourites \($0) 명령에는 이름이 있어야 합니다" },
    unexpectedWord: { "favourites \($1) 명령에 \(Particle.topic.join($0)) 필요 없습니다" },
    withoutIdentifier: { "\($0)에는 image_name이 없어 즐겨찾기에 담을 수 없습니다" },
    setAside: { "즐겨찾기 파일이 손상되어 다른 이름으로 옮겨 두었습니다: \($0)" },
    noPlace: "즐겨찾기를 둘 폴더를 알 수 없습니다",
    givePlace: "환경 변수 HOME이나 XDG_DATA_HOME에 절대 경로를 정해 주세요",
    newer: { path, version in
      "더 새로운 expo가 쓴 즐겨찾기 파일(버전 \(version))이라 읽지도 고치지도 않습니다: \(path)"
    },
    renew: "expo를 새 버전으로 바꾸면 읽을 수 있습니다",
    unreadable: { "즐겨찾기를 읽을 수 없습니다: \($0): \($1)" },
    notWritten: { "즐겨찾기를 저장할 수 없습니다: \($0): \($1)" },
    nothingLost: "이미 담아 둔 즐겨찾기는 그대로 있습니다"
  )
}
