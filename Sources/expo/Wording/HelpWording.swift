/// What the help says of the program, its commands and its options.
struct HelpWording: Sendable {
  /// One command, explained.
  struct CommandHelp: Sendable {
    let summary: String
    /// Paragraphs that say more, for the command's own help.
    var description: [String] = []
    let examples: [Example]
  }

  /// A command line that runs as printed, and what it does.
  struct Example: Sendable {
    let command: String
    let meaning: String
  }

  let summary: String
  let usage: String
  let examples: String
  let commands: String
  let options: String
  let commonOptions: String
  let environment: String
  let statuses: String
  let more: String
  let command: @Sendable (Command) -> CommandHelp
  let option: @Sendable (Option) -> String
  let variables: [Example]
  let statusMeanings: [Example]
}
