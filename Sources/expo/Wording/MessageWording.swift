import ExpoCore
import TerminalText

/// What the program says on standard error: what failed, and the remedy.
///
/// Foreign words come neutralised, clipped and quoted.
struct MessageWording: Phrases {
  let language: Language

  var usage: UsageWording { UsageWording(language: language) }

  var error: String { say("오류", "error") }
  var warning: String { say("경고", "warning") }
  /// The kind of a finding that is no more than advice.
  var note: String { say("참고", "note") }

  func notFound(_ name: String) -> String {
    say("찾을 수 없습니다: \(name)", "\(name) was not found")
  }
  func ambiguous(_ name: String, _ count: Int) -> String {
    say(
      "\(Particle.by.join(name)) 찾은 출품작이 \(count)개입니다. 하나를 골라 주세요",
      "\(name) fits \(English.count(count, "item")); choose one")
  }
  func noSuchNumber(_ name: String, _ count: Int) -> String {
    say(
      "\(name): 목록에 없는 번호입니다. 번호는 1부터 \(VisitorCount.text(count))까지입니다",
      "\(name) is not in the list; the numbers are 1 to \(VisitorCount.text(count))")
  }
  func andMore(_ count: Int) -> String {
    say("이 밖에 \(count)개가 더 있습니다", "and \(VisitorCount.text(count)) more")
  }
  var openByNumber: String { say("번호로 고르기", "Choose by number") }
  func noCategory(_ name: String) -> String {
    say("이 도록에 없는 분류입니다: \(name)", "This catalogue has no category \(name)")
  }
  var closeCategories: String { say("있는 분류", "Categories") }
  func nothingFound(_ query: String) -> String {
    say("찾지 못했습니다: \(query)", "Nothing was found for \(query)")
  }
  func queryTooLong(_ limit: Int) -> String {
    say(
      "찾을 말이 너무 깁니다. \(VisitorCount.text(limit))바이트까지 찾습니다",
      "The query is too long; the limit is \(VisitorCount.text(limit)) bytes")
  }
  var searchAdvice: String { say("낱말을 줄이거나 더 짧게 써 보세요", "Try fewer or shorter words") }

  func noLink(_ name: String) -> String { say("\(name)에는 링크가 없습니다", "\(name) has no links") }
  func noSuchLink(_ number: Int, _ count: Int) -> String {
    say(
      "\(number)번째 링크는 없습니다. 모두 \(count)개입니다",
      "There is no link \(number); there \(count == 1 ? "is 1" : "are \(count)")")
  }
  func unsafeLink(_ address: String) -> String {
    say(
      "http나 https 주소가 아니어서 열지 않습니다: \(address)",
      "Only http and https addresses are opened: \(address)")
  }

  /// The command is quoted.
  func browserFailed(_ command: String) -> String {
    say(
      "브라우저를 시작할 수 없어 주소만 출력했습니다: \(command)",
      "The browser could not be started, so only the address was printed: \(command)")
  }

  /// Precedes a name close to the typed one.
  var closeNames: String { say("비슷한 이름", "A similar name") }
  /// Precedes the command that lists the category that a word names.
  var isCategory: String { say("이 분류의 출품작 보기", "To see this category") }
  /// Precedes the search for a word that is no name.
  var isInTexts: String { say("본문에서 찾기", "To search the texts") }
  var cannotBrowse: String {
    say(
      "browse는 화면을 채울 수 있는 터미널에서만 씁니다",
      "browse needs a terminal whose screen it can fill")
  }
  var instead: String { say("대신 쓸 명령", "Use instead") }
  var seeList: String { say("목록 보기", "See the list") }
  var seeHelp: String { say("도움말 보기", "See the help") }
  var seeAllFaults: String { say("잘못된 곳 모두 보기", "See every problem") }
  var meantCommand: String { say("비슷한 명령", "Did you mean") }
  var meantOption: String { say("비슷한 옵션", "Did you mean") }
  var meantItem: String { say("출품작 읽기", "To read the item") }

  /// What the program contains: the catalogue's title and the number of its items.
  func contents(_ title: String, _ count: Int) -> String {
    say("\(title), 출품작 \(VisitorCount.text(count))개", "\(title), \(English.count(count, "item"))")
  }
  func pageFooter(_ page: Int, _ count: Int) -> String {
    say("\(page)/\(count)쪽", "Page \(page) of \(count)")
  }
  func writeFailed(_ reason: String) -> String {
    say("출력하지 못했습니다: \(reason)", "The output could not be written: \(reason)")
  }
}

/// What is wrong with a command line.
///
/// Options and commands come as they are written; the reader's words come quoted.
struct UsageWording: Phrases {
  let language: Language

  func unknownOption(_ written: String) -> String {
    say("\(written) 옵션은 없습니다", "There is no option \(written)")
  }
  func unknownCommand(_ written: String) -> String {
    say("\(written) 명령은 없습니다", "There is no command \(written)")
  }
  func missingArgument(_ option: String, _ placeholder: String) -> String {
    say(
      "\(option) 뒤에 값이 있어야 합니다: \(option) \(placeholder)",
      "\(option) needs a value: \(option) \(placeholder)")
  }
  func unexpectedArgument(_ option: String) -> String {
    say("\(option) 옵션은 값을 받지 않습니다", "\(option) takes no value")
  }
  func invalidNumber(_ option: String, _ value: String, _ least: Int) -> String {
    say(
      "\(option)에는 \(least) 이상의 정수를 써야 합니다. \(Particle.topic.join(value)) 쓸 수 없습니다",
      "\(option) takes a whole number of at least \(least), not \(value)")
  }
  func invalidChoice(_ option: String, _ value: String, _ words: [String]) -> String {
    say(
      "\(option)에는 \(words.joined(by: ", ")) 가운데 하나를 써야 합니다. "
        + "\(Particle.topic.join(value)) 쓸 수 없습니다",
      "\(option) takes \(English.choice(of: words)), not \(value)")
  }
  func optionNotForCommand(_ option: String, _ command: String) -> String {
    say("\(command) 명령에는 \(option) 옵션이 없습니다", "\(command) has no option \(option)")
  }
  func missingName(_ command: String) -> String {
    say("\(command) 명령에는 이름이 있어야 합니다", "\(command) needs a name")
  }
  func severalNames(_ words: String, _ command: String) -> String {
    say(
      "\(command) 명령은 출품작 하나의 이름이나 번호를 받습니다. \(Particle.topic.join(words)) 여럿입니다",
      "\(command) takes the name or number of one item, not of several: \(words)")
  }
  func unexpectedOperand(_ word: String, _ command: String) -> String {
    say("\(command) 명령에 \(Particle.topic.join(word)) 필요 없습니다", "\(command) takes no \(word)")
  }
  func operandNotAmong(_ command: String, _ words: [String], _ written: String?) -> String {
    say(
      "\(command) 명령에는 \(words.joined(by: ", ")) 가운데 하나를 써야 합니다"
        + (written.map { ". \(Particle.topic.join($0)) 쓸 수 없습니다" } ?? ""),
      "\(command) takes \(English.choice(of: words))" + (written.map { ", not \($0)" } ?? ""))
  }
  func noSuchPage(_ page: Int, _ count: Int) -> String {
    say(
      "\(page)쪽은 없습니다. 모두 \(count)쪽입니다",
      "There is no page \(page); there \(count == 1 ? "is 1" : "are \(count)")")
  }
}

/// Why a catalogue cannot be read; paths and names come quoted.
struct ReadingWording: Phrases {
  let language: Language

  func unreadable(_ error: FileError, _ system: SystemWording) -> String {
    switch error {
    case .missing: say("그런 파일이나 폴더가 없습니다", "no such file or folder")
    case .notPermitted: say("읽을 권한이 없습니다", "you may not read it")
    case .isFolder: say("파일이 아니라 폴더입니다", "a folder, not a file")
    case .notAFolder: say("폴더가 아닙니다", "not a folder")
    case .notAFile: say("일반 파일이 아닙니다", "not a regular file")
    case .tooLarge(let bytes):
      say(
        "파일이 너무 큽니다(\(VisitorCount.text(bytes))바이트). 1GiB까지 읽습니다",
        "too large (\(VisitorCount.text(bytes)) bytes); the limit is 1 GiB")
    case .failed(let code):
      say(
        "읽지 못했습니다: \(system.reason(SystemError(code: code)))",
        "reading failed: \(system.reason(SystemError(code: code)))")
    }
  }
  func missing(_ kind: CatalogueFile.Kind, _ folder: String) -> String {
    switch kind {
    case .items:
      say(
        "\(folder) 폴더에 목록 파일(items.json)이 없습니다",
        "The folder \(folder) has no items file (items.json)")
    case .exposition:
      say(
        "\(folder) 폴더에 박람회 파일(exposition….json)이 없습니다",
        "The folder \(folder) has no exposition file (exposition….json)")
    }
  }
  func severalExpositions(_ folder: String, _ names: [String]) -> String {
    let list = names.joined(by: ", ")
    return say(
      "\(folder) 폴더에 박람회 파일일 수 있는 것이 \(names.count)개입니다: \(list)",
      "In the folder \(folder), \(names.count) files could be the exposition file: \(list)")
  }
  func otherKind(_ path: String, _ wanted: CatalogueFile.Kind) -> String {
    switch wanted {
    case .items:
      say(
        "\(path)에는 출품작 목록이 없습니다. 박람회 파일로 보입니다",
        "\(path) holds no list of items; it looks like an exposition file")
    case .exposition:
      say(
        "\(path)에는 박람회 소개가 없습니다. 출품작 목록으로 보입니다",
        "\(path) holds no exposition; it looks like an items file")
    }
  }
}

/// Why the system refused something, as the end of a message.
struct SystemWording: Phrases {
  let language: Language

  func reason(_ error: SystemError) -> String {
    switch error {
    case .noSpace, .overQuota: say("저장 공간이 부족합니다", "no space left")
    case .notPermitted, .notOwner: say("권한이 없습니다", "permission denied")
    case .readOnly: say("읽기 전용입니다", "it is read-only")
    case .inputOutput: say("장치에서 입출력 오류가 났습니다", "the device reported an input/output error")
    case .notOpen: say("출력이 닫혀 있습니다", "the output is closed")
    case .tooLarge: say("파일이 너무 커집니다", "the file would become too large")
    default: error.systemReason
    }
  }
}

/// What `expo check` says beside its findings.
struct CheckWording: Phrases {
  let language: Language

  func summary(_ errors: Int, _ warnings: Int, _ notes: Int = 0) -> String {
    if errors + warnings + notes == 0 { return say("잘못된 곳이 없습니다", "No problems found") }
    let end = notes == 0 ? "" : say(", 참고 \(notes)개", ", \(English.count(notes, "note"))")
    return say(
      "오류 \(errors)개, 경고 \(warnings)개",
      "\(English.count(errors, "error")), \(English.count(warnings, "warning"))") + end
  }
  func spokenPlace(_ path: String, _ line: Int, _ column: Int) -> String {
    say(
      "\(path) 파일 \(line)번째 줄 \(column)번째 글자.", "File \(path), line \(line), character \(column).")
  }
}
