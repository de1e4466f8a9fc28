/// Why a command line cannot be carried out.
enum UsageError: Error, Equatable {
  case unknownOption(String, meant: Option?)
  /// The words hold the unknown command first.
  case unknownCommand(words: [String], meant: Command?)
  case missingArgument(Option)
  case unexpectedArgument(Option, value: String)
  case invalidArgument(Option, value: String)
  case optionNotForCommand(Option, Command)
  case missingName(Command)
  case unexpectedOperand(String, Command)
  /// The command takes one of these words; what was written instead is nil where nothing was.
  case operandNotAmong([String], written: String?, Command)
  case noSuchPage(Int, of: Int)
}
