/// Every command of the program, one case each; the table of commands is ``spec``.
enum Command: String, CaseIterable {
  case overview
  case items
  case item
  case help

  /// Which words a command takes.
  enum Operands: Equatable {
    case none
    /// One or more words, joined by spaces into one name.
    case name(placeholder: String)
    /// At most one word.
    case optional(placeholder: String)

    /// What stands for the words in help.
    var placeholder: String? {
      switch self {
      case .none: nil
      case .name(let placeholder): "<\(placeholder)>"
      case .optional(let placeholder): "[\(placeholder)]"
      }
    }
  }

  var name: String { rawValue }

  /// One row of the table of commands.
  struct Spec {
    var operands: Operands = .none
    /// The options beside the common ones that mean something to the command.
    var options: [Option] = []
    /// Words that other programs use for the command: named in a hint, not run.
    var otherNames: [String] = []
  }

  /// How the command is used; what it is for stands in ``HelpWording``.
  var spec: Spec {
    switch self {
    case .overview: Spec(otherNames: ["about", "main"])
    case .items: Spec(otherNames: ["list", "ls"])
    case .item: Spec(operands: .name(placeholder: "name"), otherNames: ["show", "view", "info"])
    case .help: Spec(operands: .optional(placeholder: "command"))
    }
  }

  /// Whether the option means something to the command.
  func accepts(_ option: Option) -> Bool {
    Option.common.contains(option) || spec.options.contains(option)
  }

  /// How the command is called: `expo item <name>`.
  var usage: String {
    ["expo", name, spec.operands.placeholder].compactMap(\.self).joined(separator: " ")
  }
}
