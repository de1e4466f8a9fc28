import TerminalText

extension CompletionShell {
  /// The reply to a shell's completion function: one candidate a line, its description after a tab.
  ///
  /// Files are asked for by a line that begins with a tab, as no candidate does.
  ///
  /// - Parameter arguments: From zsh and fish the words behind the program's name, without quotes,
  ///   up to the one under the cursor. From bash, which has no safe way to take quotes off, the
  ///   line up to the cursor and what of it will be replaced.
  func lines(for arguments: [String], by completions: Completions) -> [String] {
    switch self {
    case .zsh, .fish:
      Self.lines(of: completions.complete(arguments)) { candidate in
        [candidate.word, candidate.description].compactMap(\.self).joined(by: "\t")
      }
    case .bash:
      Self.bashLines(for: arguments, by: completions)
    }
  }

  private static func bashLines(
    for arguments: [String], by completions: Completions
  ) -> [String] {
    guard arguments.count == 2 else { return [] }
    let line = BashLine(arguments[0], replaced: arguments[1])
    let completion = line.isRedirection ? .paths : completions.complete(line.words)
    return lines(of: completion) { line.reply(for: $0.word) }
  }

  private static func lines(
    of completion: Completion, _ line: (Completion.Candidate) -> String?
  ) -> [String] {
    switch completion {
    case .paths: ["\tpaths"]
    case .candidates(let candidates): candidates.compactMap(line)
    }
  }
}

extension CompletionShell {
  /// What the shell reads to complete the program's command lines: it asks the program each time.
  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  private static let bashScript = #"""
    # Completion of expo(1) for bash. It needs no other package, and bash 4 or later for files.

    _expo() {
      local line syllable=가
      COMPREPLY=()
      while IFS= read -r line; do
        if [[ $line == $'\t'* ]]; then
          compopt -o default 2>/dev/null
          return
        fi
        COMPREPLY+=("$line")
      done < <(command expo __complete bash "${COMP_LINE:0:COMP_POINT}" "$2" 2>/dev/null)
      # In a locale that knows no Hangul, readline takes bytes for characters and would put in the
      # first ones that several words share; a word that shares none keeps it from that.
      if ((${#syllable} > 1 && ${#COMPREPLY[@]} > 1)) && [[ ${COMPREPLY[*]} == *[!\ -~]* ]]; then
        COMPREPLY+=(' ')
      fi
    }

    complete -o nosort -F _expo expo 2>/dev/null || complete -F _expo expo

    """#

  private static let zshScript = #"""
    #compdef expo
    # Completion of expo(1) for zsh.

    _expo() {
      local typed=${(Q)PREFIX} line word
      local -a candidates strangers
      for line in ${(f)"$(command expo __complete zsh "${(@Q)words[2,CURRENT-1]}" "$typed" 2>/dev/null)"}; do
        word=${line%%$'\t'*}
        if [[ -z $word ]]; then
          [[ $PREFIX == --*=* ]] && compset -P '*='
          _files
          return
        fi
        [[ $word == ${(b)typed}* ]] || strangers+=("$word")
        # What _describe takes apart: word:description, with backslashes before what is neither.
        line=${${line:$#word}//\\/\\\\} word=${word//\\/\\\\}
        candidates+=("${word//:/\\:}${line/#$'\t'/:}")
      done
      (($#candidates)) || return 1
      # -U: the program has chosen, also by initial consonants, which zsh knows nothing of.
      _describe -V expo candidates -U
      # Then zsh would take back what was typed where several words do not begin with it.
      if (($#candidates > 1 && $#strangers)) && [[ $compstate[insert] == *unambiguous* ]]; then
        compstate[insert]= compstate[list]='list force'
      fi
    }

    if [[ $funcstack[1] == _expo ]]; then _expo "$@"; else compdef _expo expo; fi

    """#

  private static let fishScript = #"""
    # Completion of expo(1) for fish.

    function __expo_complete
        set -l words (commandline -opc)
        set -l word (string unescape -- (commandline -ct))
        for line in (command expo __complete fish $words[2..] "$word" 2>/dev/null)
            if string match -q -- \t'*' $line
                set -l option (string match -r -- '^--[^=]*=' $word)
                for path in (__fish_complete_path (string replace -- "$option" '' "$word"))
                    echo "$option$path"
                end
            else
                echo $line
            end
        end
    end

    complete -c expo -f -k -a '(__expo_complete)'

    """#
}
