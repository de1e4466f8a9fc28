/// A shell that the program completes its command lines for.
enum CompletionShell: String, CaseIterable {
  case bash
  case zsh
  case fish
}

extension CompletionShell {
  /// The line whose last word is completed.
  ///
  /// - Parameters:
  ///   - words: The words after the program's name up to the cursor. bash and zsh pass them as
  ///     typed, fish without quotation marks.
  ///   - home: The home folder.
  func line(
    _ words: [String], options: Options = Options(), home: String? = nil
  ) -> CompletionLine {
    let words = self == .bash ? Self.joined(words) : words
    let before = words.dropLast().map { expanded($0, home: home) }
    return CompletionLine(before + words.suffix(1), options: options)
  }

  /// A word as the shell would pass it to the program: without quotation marks and backslashes, and
  /// with the home folder for `~`. Nothing else is expanded, because that may run a command.
  private func expanded(_ word: String, home: String?) -> String {
    var rest = word[...]
    var text = ""
    if word == "~" || word.hasPrefix("~/"), let home {
      text = home
      rest = rest.dropFirst()
    }
    if self == .fish { return text + rest }
    var quote: Character?
    while let character = rest.popFirst() {
      switch character {
      case quote: quote = nil
      case "'" where quote == nil, "\"" where quote == nil: quote = character
      case "\\" where quote == nil || quote == "\"" && "\"\\$`".contains(rest.first ?? " "):
        text += rest.popFirst().map(String.init) ?? ""
      default: text.append(character)
      }
    }
    return text
  }

  /// The lines for the shell's script: a word each, with its description in zsh and fish.
  func lines(for words: [String], by completions: Completions) -> [String] {
    let candidates = completions.candidates
    let separator: String
    switch self {
    // A redirection: other shells complete its file themselves.
    case .bash where words.dropLast().last?.allSatisfy("<>&|".contains) == true:
      return [Completions.files]
    case .bash: return candidates.map(\.word)
    case .zsh: separator = ":"
    case .fish: separator = "\t"
    }
    return candidates.map { word, description in
      description?.isEmpty == false ? word + separator + (description ?? "") : word
    }
  }

  /// The words as other shells have them: bash also breaks them at `=`, `:` and `@`.
  private static func joined(_ words: [String]) -> [String] {
    func isBreak(_ scalar: Unicode.Scalar?) -> Bool {
      scalar == "=" || scalar == ":" || scalar == "@"
    }
    return words.reduce(into: []) { joined, word in
      if isBreak(word.unicodeScalars.first)
        || !word.isEmpty && isBreak(joined.last?.unicodeScalars.last)
      {
        joined.append((joined.popLast() ?? "") + word)
      } else {
        joined.append(word)
      }
    }
  }
}

extension CompletionShell {
  /// The script that completes the program's command lines in the shell: it asks the program each
  /// time.
  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  private static let bashScript = #"""
    # Completion of expo(1) for bash 3.2 or later.

    _expo() {
      local IFS=$'\n' word=${COMP_WORDS[COMP_CWORD]} syllable=$'\xea\xb0\x80'
      [[ $word != *= && $word == "$2"* ]] && word=$2
      # A syllable is one letter in UTF-8, and several elsewhere.
      COMPREPLY=($(
        ((${#syllable} == 1)) || export LC_ALL=C
        command expo __complete bash "${COMP_WORDS[@]:1:COMP_CWORD-1}" "$word" 2>/dev/null
      ))
      if [[ ${COMPREPLY-} == / ]]; then
        COMPREPLY=()
        compopt -o default 2>/dev/null
      elif [[ ${COMPREPLY-} == --*=* && $2 != --* ]]; then
        COMPREPLY=("${COMPREPLY[@]#*=}")
      fi
    }

    complete -o nosort -F _expo expo 2>/dev/null || complete -o default -F _expo expo

    """#

  private static let zshScript = #"""
    #compdef expo
    # Completion of expo(1) for zsh.

    _expo() {
      local syllable=$'\xea\xb0\x80'
      local -a lines
      # A syllable is one letter in UTF-8, and several elsewhere.
      lines=(${(f)"$(
        ((${#syllable} == 1)) || export LC_ALL=C
        command expo __complete zsh "${(@)words[2,CURRENT-1]}" \
          "${words[CURRENT]%$SUFFIX$QISUFFIX}" 2>/dev/null
      )"})
      if [[ $lines == / ]]; then
        compset -P '--*='
        _files
      else
        _describe -V expo lines -U
      fi
    }

    if [[ $funcstack[1] == _expo ]]; then _expo "$@"; else compdef _expo expo; fi

    """#

  private static let fishScript = #"""
    # Completion of expo(1) for fish.

    function __expo_complete
        set -l word (commandline -ct)
        for line in (command expo __complete fish (commandline -opc)[2..] "$word" 2>/dev/null)
            if test "$line" = /
                set -l option (string match -r -- '^--[^=]*=' $word)
                set -l path (string unescape -- (string replace -- "$option" '' $word))
                string replace -r -- '^' "$option" (__fish_complete_path "$path")
            else
                echo $line
            end
        end
    end

    complete -c expo -f -k -a '(__expo_complete)'

    """#
}
