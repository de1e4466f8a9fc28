import ExpoCore
import TerminalText

/// What every page needs beside its data: the words to say it in, and how commands are written.
struct PageContext {
  let wording: PageWording
  /// Options that a command named on the page must carry to do there what it says.
  let carriedOptions: [String]
  /// The same as an assignment to a variable before the command, for pages that are listened to:
  /// those name no options.
  let carriedVariable: String?
  /// The `image_name`s of those items of the catalogue that are the reader's favourites.
  private(set) var favourites: Set<String> = []

  init(
    wording: PageWording = .korean,
    carriedOptions: [String] = [],
    carriedVariable: (name: String, value: String)? = nil
  ) {
    self.wording = wording
    self.carriedOptions = carriedOptions
    self.carriedVariable = carriedVariable.map { "\($0.name)=\(ShellWord.quote($0.value))" }
  }

  /// The same for pages that tell favourites from other items.
  func marking(_ favourites: Set<String>) -> PageContext {
    var context = self
    context.favourites = favourites
    return context
  }

  /// Whether an item is a favourite; where there are none it is not even asked for its name.
  func isFavourite(_ imageName: @autoclosure () -> String) -> Bool {
    !favourites.isEmpty && favourites.contains(imageName())
  }

  /// The mark of a favourite in a list.
  func mark(of imageName: @autoclosure () -> String) -> Inline? {
    isFavourite(imageName()) ? Inline(line: "*", spoken: wording.isFavourite) : nil
  }

  /// A command of the program that a shell runs as it is printed.
  ///
  ///     context.command(["item", "folding screen"]).text  // "expo item 'folding screen'"
  func command(_ words: [String]) -> Inline {
    var line = carriedVariable.map { "\($0) expo" } ?? "expo"
    for word in words + carriedOptions {
      line += " "
      line += ShellWord.quote(word)
    }
    return Inline(foreign: line, .command)
  }
}

/// Words of a command line as a POSIX shell reads them (XCU 2.2, Quoting).
enum ShellWord {
  /// The word as it stands where no character of it means anything to a shell, else in single
  /// quotes.
  ///
  ///     ShellWord.quote("거문고")          // 거문고
  ///     ShellWord.quote("L'Exposition")  // 'L'\''Exposition'
  static func quote(_ word: String) -> String {
    if !word.isEmpty, word.utf8.allSatisfy(isPlain) {
      return word
    }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
      true
    default:
      "+,-./:=@_%".utf8.contains(byte)
    }
  }
}
