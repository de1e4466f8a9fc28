import ExpoCore
import TerminalText

/// Shows a text a page at a time and reads its keys from the terminal itself, for machines without
/// `less`. Whatever ends it, the terminal is left as it was found.
struct BuiltInPager: ~Copyable {
  private let text: PagedText
  private let measure: CellMeasure
  private let isStyled: Bool
  private let wording: PagingWording

  private let terminal: OpenFile?
  private let keyboard: FileDescriptor
  private let mode: TerminalMode
  private var decoder = KeyDecoder()

  private var size: TerminalSize
  private var lines: LaidOutText
  private var scroll: ScrollState
  /// The word that the reader last put at the top. Changes of the size leave it where it is, so that
  /// making a window small and large again leads back to the same place.
  private var place = 0
  private var showsHelp = false

  /// Makes a pager, or nil where no keys can be read.
  init?(
    _ text: PagedText,
    size: TerminalSize,
    measure: CellMeasure,
    isStyled: Bool,
    wording: PagingWording
  ) {
    // Standard input may be a pipe. Without a controlling terminal the one that is written to
    // serves, as long as it was opened for reading too.
    let terminal = try? OpenFile(reading: "/dev/tty")
    let keyboard =
      switch terminal {
      case .some(let file): file.descriptor
      case nil: FileDescriptor.standardOutput
      }
    guard keyboard.isTerminal, let mode = try? TerminalMode(of: keyboard) else { return nil }
    self.text = text
    self.measure = measure
    self.isStyled = isStyled
    self.wording = wording
    self.terminal = terminal
    self.keyboard = keyboard
    self.mode = mode
    self.size = size
    lines = LaidOutText(text, columns: size.columns)
    scroll = ScrollState(lineCount: lines.count, rows: size.rows - 1)
  }

  /// Runs until the reader leaves, a signal comes or the terminal goes.
  mutating func run() -> Pager.Ending {
    let signals: [Signal] = [.interrupt, .quit, .hangUp, .terminate, .stop, .resume, .resize]
    let watch = SignalWatch(signals)
    defer { watch.end() }
    enter()
    defer { leave() }
    while true {
      switch try? watch.wait(forInputFrom: keyboard) {
      case .input:
        guard let actions = readActions() else {
          return .interrupted(status: Signal.hangUp.exitStatus)
        }
        if !actions.allSatisfy({ perform($0) }) { return .shown }
        draw()
      case .signal(.stop):
        leave()
        watch.stop()
        enter()
      case .signal(.resume):
        // Also after a stop that could not be answered; whoever had the terminal may have changed it.
        mode.enter()
        resize()
        draw()
      case .signal(.resize):
        resize()
        draw()
      case .signal(let signal):
        return .interrupted(status: signal.exitStatus)
      case nil:
        return .interrupted(status: Signal.hangUp.exitStatus)
      }
    }
  }
}

extension BuiltInPager {
  /// The actions of the keys that were pressed, or nil where the terminal has gone.
  private mutating func readActions() -> [PagerAction]? {
    do throws(SystemError) {
      let bytes = try keyboard.read(atMost: 256)
      return bytes.isEmpty ? nil : decoder.keys(from: bytes).compactMap { PagerAction($0) }
    } catch .wouldBlock {
      // Somebody else who reads from the terminal was faster.
      return []
    } catch {
      return nil
    }
  }

  /// Does what the key asks for, and answers false where the reader leaves.
  private mutating func perform(_ action: PagerAction) -> Bool {
    switch action {
    case .quit:
      return false
    case .help:
      showsHelp.toggle()
    case .scroll(let move):
      scroll.move(move)
      place = lines.count == 0 ? 0 : lines.ink(before: scroll.offset)
    }
    return true
  }

  /// Lays the text out anew where the columns have changed, with the reader's place at the top.
  private mutating func resize() {
    let before = size
    size = FileDescriptor.standardOutput.terminalSize ?? size
    if size.columns != before.columns {
      lines = LaidOutText(text, columns: size.columns)
    }
    scroll = ScrollState(lineCount: lines.count, rows: size.rows - 1)
    scroll.show(from: lines.line(at: place))
  }

  private mutating func enter() {
    mode.enter()
    resize()
    send(Array(PagerFrame.open.utf8))
    draw()
  }

  private func leave() {
    send(Array(PagerFrame.close(rows: size.rows).utf8))
    mode.leave()
  }

  private func draw() {
    send(PagerFrame.draw(lines, scroll, status: status, size: size))
  }

  private var status: String {
    let words = showsHelp ? wording.keys : wording.status(scroll)
    let line = clip(words, to: size.columns, measure: measure)
    return isStyled ? "\u{1B}[1m\(line)\u{1B}[0m" : line
  }

  /// A terminal that cannot be written to has gone, which reading from it will tell.
  private func send(_ bytes: [UInt8]) {
    try? FileDescriptor.standardOutput.write(bytes)
  }
}
