import ExpoCore
import TerminalText

/// The environment's variables, asked one by one.
struct Environment {
  private let lookup: (String) -> String?

  init(_ lookup: @escaping (String) -> String?) {
    self.lookup = lookup
  }

  /// The variable's value; nil if it is not set.
  subscript(name: String) -> String? { lookup(name) }

  /// Whether the variable holds anything.
  func isSet(_ name: String) -> Bool { self[name]?.isEmpty == false }

  /// Whether the variable holds anything but `0`, `false` and `no`.
  func isOn(_ name: String) -> Bool {
    isSet(name) && !["0", "false", "no"].contains(self[name]?.lowercased())
  }

  /// The variable's number; nil if it is none or too small.
  func number(_ name: String, atLeast least: Int) -> Int? {
    self[name].flatMap { Int(digits: $0) }.flatMap { $0 >= least ? $0 : nil }
  }

  /// The colours of the terminal; Linux's console has 16.
  var colorDepth: ColorDepth {
    let terminal = self["TERM"] ?? ""
    if terminal == "linux" { return .theme }
    if ["truecolor", "24bit"].contains(self["COLORTERM"]) { return .direct }
    // Not `contains` with a string, which links the parser of regular expressions.
    let hasFixed =
      terminal.split(separator: "-").contains("256color") || terminal.hasSuffix("-direct")
      || ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm", "contour"]
        .contains(terminal)
      || isSet("TMUX") || isSet("WT_SESSION")
    return hasFixed ? .fixed : .theme
  }

  /// Whether the terminal understands plain text only, as an unnamed one does.
  var terminalIsDumb: Bool {
    !isSet("TERM") || ["dumb", "network", "unknown"].contains(self["TERM"])
  }
}

extension Environment {
  /// Whether the locale's encoding is UTF-8.
  var localeIsUnicode: Bool {
    let variable = ["LC_ALL", "LC_CTYPE", "LANG"].first(where: isSet)
    let locale = variable.flatMap { self[$0] } ?? "C"
    return locale.lowercased().filter { $0 != "-" }.hasSuffix("utf8")
  }

  /// The language of messages, as gettext finds it: the first of Korean and English in `LANGUAGE`,
  /// or else that of the locale; English if it is another; nil if it is that of `C`.
  ///
  /// `LANGUAGE` counts in every locale but `C` and `POSIX`; `C` in its list ends the list.
  var language: Language? {
    let variable = ["LC_ALL", "LC_MESSAGES", "LANG"].first(where: isSet)
    let locale = variable.flatMap { self[$0] } ?? "C"
    if ["C", "POSIX"].contains(locale) { return nil }
    let wanted = (isSet("LANGUAGE") ? self["LANGUAGE"] : nil) ?? locale
    let names = wanted.split(separator: ":").map(String.init)
    let first = names.first {
      Language(identifier: $0) != nil || ["C", "POSIX"].contains($0.prefix { $0 != "." })
    }
    return first.map(Language.init(identifier:)) ?? (names.isEmpty ? nil : .english)
  }
}
