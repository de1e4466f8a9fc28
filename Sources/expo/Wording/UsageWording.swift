import ExpoCore

/// What is said of a command line that cannot be carried out.
///
/// Options and commands come as they are written; what the reader wrote comes quoted.
struct UsageWording: Sendable {
  let unknownOption: @Sendable (_ written: String) -> String
  let unknownCommand: @Sendable (_ written: String) -> String
  let missingArgument: @Sendable (_ option: String, _ placeholder: String) -> String
  let unexpectedArgument: @Sendable (_ option: String) -> String
  let invalidNumber: @Sendable (_ option: String, _ value: String, _ atLeast: Int) -> String
  let invalidChoice: @Sendable (_ option: String, _ value: String, _ words: [String]) -> String
  let optionNotForCommand: @Sendable (_ option: String, _ command: String) -> String
  let missingName: @Sendable (_ command: String) -> String
  let unexpectedOperand: @Sendable (_ word: String, _ command: String) -> String
  let operandNotAmong:
    @Sendable (_ command: String, _ words: [String], _ written: String?) -> String
  let noSuchPage: @Sendable (_ page: Int, _ count: Int) -> String

  static let korean = UsageWording(
    unknownOption: { "\($0) 옵션은 없습니다" },
    unknownCommand: { "\($0) 명령은 없습니다" },
    missingArgument: { "\($0) 뒤에 값이 있어야 합니다: \($0) \($1)" },
    unexpectedArgument: { "\($0) 옵션은 값을 받지 않습니다" },
    invalidNumber: { option, value, least in
      "\(option)에는 \(least) 이상의 정수를 써야 합니다. \(Particle.topic.join(value)) 쓸 수 없습니다"
    },
    invalidChoice: { option, value, words in
      "\(option)에는 \(words.joined(separator: ", ")) 가운데 하나를 써야 합니다. "
        + "\(Particle.topic.join(value)) 쓸 수 없습니다"
    },
    optionNotForCommand: { "\($1) 명령에는 \($0) 옵션이 없습니다" },
    missingName: { "\($0) 명령에는 이름이 있어야 합니다" },
    unexpectedOperand: { "\($1) 명령에 \(Particle.topic.join($0)) 필요 없습니다" },
    operandNotAmong: { command, words, written in
      "\(command) 명령에는 \(words.joined(separator: ", ")) 가운데 하나를 써야 합니다"
        + (written.map { ". \(Particle.topic.join($0)) 쓸 수 없습니다" } ?? "")
    },
    noSuchPage: { "\($0)쪽은 없습니다. 모두 \($1)쪽입니다" }
  )
}
