import ExpoCore
import TerminalText

/// Shows a text a page at a time and reads keys from the terminal itself, for machines without `less`.
///
/// Leaves the terminal as it was found, also if a signal ends it.
struct BuiltInPager: ~Copyable {
  private let layOut: (_ columns: Int) -> [Line]
  private let measure: CellMeasure
  private let encoder: LineEncoder
  private let wording: PagingWording

  private let terminal: OpenFile?
  private let keyboard: FileDescriptor
  /// The terminal to write to, which does not block, so that signals come through even if it takes
  /// nothing.
  private let screen: OpenFile?
  private let mode: TerminalMode
  private var decoder = KeyDecoder()

  private var size: TerminalSize
  private var text: LaidOutText
  private var scroll: ScrollState
  /// The place in the words that the reader last moved to the top. It stays when the size changes, so
  /// that a window made small and large again shows the same lines.
  private var place = 0
  private var showsHelp = false

  /// Makes a pager; nil if no keys can be read.
  ///
  /// - Parameter layOut: returns the text's lines at a width.
  init?(
    size: TerminalSize,
    measure: CellMeasure,
    encoder: LineEncoder,
    wording: PagingWording,
    layOut: @escaping (_ columns: Int) -> [Line]
  ) {
    // Standard input may be a pipe. Without a controlling terminal, keys are read from the terminal
    // that is written to, if it was opened for reading too.
    let terminal = try? OpenFile(reading: "/dev/tty")
    let keyboard =
      switch terminal {
      case .some(let file): file.descriptor
      case nil: FileDescriptor.standardOutput
      }
    guard keyboard.isTerminal, let mode = try? TerminalMode(of: keyboard) else { return nil }
    self.layOut = layOut
    self.measure = measure
    self.encoder = encoder
    self.wording = wording
    self.terminal = terminal
    self.keyboard = keyboard
    screen = FileDescriptor.standardOutput.terminalWithoutBlocking
    self.mode = mode
    self.size = size
    text = LaidOutText(layOut(size.columns))
    scroll = ScrollState(lineCount: text.lines.count, rows: size.rows - 1)
  }

  /// Runs until the reader leaves. Returns the signal if one ended the pager; a terminal that is
  /// closed counts as a hang-up.
  mutating func run() -> Signal? {
    let signals: [Signal] = [.interrupt, .quit, .hangUp, .terminate, .stop, .resume, .resize]
    let watch = SignalWatch(signals)
    defer { watch.end() }
    enter(watch)
    while true {
      switch try? watch.wait(forInputFrom: keyboard) {
      case .input:
        guard let actions = readActions() else { return leave(watch, by: .hangUp) }
        for action in actions {
          if action == .quit { return leave(watch, by: nil) }
          perform(action)
        }
        draw(watch)
      case .signal(.stop):
        leave(watch, by: .stop)
        watch.stop()
        // The terminal may by now belong to the shell, which has ended the job that it stopped.
        if let signal = watch.waitingEnd { return signal }
        enter(watch)
      case .signal(.resume):
        // Also after a stop that the program did not notice: another program may have changed the
        // mode.
        mode.enter()
        resize()
        draw(watch)
      case .signal(.resize):
        resize()
        draw(watch)
      case .signal(let signal):
        return leave(watch, by: signal)
      case nil:
        return leave(watch, by: .hangUp)
      }
    }
  }
}

extension BuiltInPager {
  /// The actions of the keys that were pressed; nil if the terminal is gone.
  private mutating func readActions() -> [PagerAction]? {
    do throws(SystemError) {
      let bytes = try keyboard.read(atMost: 256)
      return bytes.isEmpty ? nil : decoder.keys(from: bytes).compactMap { PagerAction($0) }
    } catch .wouldBlock {
      // Another program that reads from the terminal was faster.
      return []
    } catch {
      return nil
    }
  }

  private mutating func perform(_ action: PagerAction) {
    switch action {
    case .quit:
      break
    case .help:
      showsHelp.toggle()
    case .scroll(let move):
      scroll.move(move)
      place = text.ink(before: scroll.offset)
    }
  }

  /// Lays the text out again if the columns have changed, with the reader's place at the top.
  private mutating func resize() {
    let before = size
    size = FileDescriptor.standardOutput.terminalSize ?? size
    if size.columns != before.columns {
      text = LaidOutText(layOut(size.columns))
    }
    scroll = ScrollState(lineCount: text.lines.count, rows: size.rows - 1)
    scroll.show(from: text.line(at: place))
  }

  private mutating func enter(_ watch: SignalWatch) {
    mode.enter()
    resize()
    send(Array(PagerScreen.open.utf8), watch)
    draw(watch)
  }

  /// Leaves the terminal as it was found, and returns the signal that is the reason.
  ///
  /// A terminal that takes nothing is not waited for if there was a signal.
  @discardableResult
  private func leave(_ watch: SignalWatch, by signal: Signal?) -> Signal? {
    let bytes = Array(PagerScreen.close(rows: size.rows).utf8)
    send(bytes, watch, patience: signal == nil ? -1 : 500)
    mode.leave()
    return signal
  }

  /// Draws the visible lines and the status below them. A screen of one row has no room for that.
  private func draw(_ watch: SignalWatch) {
    var bytes: [UInt8] = []
    for row in 0..<scroll.rows {
      bytes += PagerScreen.clear(row: row)
      if row < scroll.visible.count {
        bytes += encoder.bytes(of: text.lines[scroll.offset + row])
      }
    }
    if size.rows > scroll.rows {
      bytes += PagerScreen.clear(row: size.rows - 1)
      bytes += encoder.bytes(of: Line([status]))
    }
    send(bytes, watch)
  }

  private var status: Inline {
    let words = showsHelp ? wording.keys : wording.status(scroll)
    return Inline(own: clip(words, to: size.columns, measure: measure), .heading)
  }

  /// Failures are ignored: reading from a terminal that is gone reports it.
  private func send(_ bytes: [UInt8], _ watch: SignalWatch, patience milliseconds: Int32 = -1) {
    let screen =
      switch screen {
      case .some(let file): file.descriptor
      case nil: FileDescriptor.standardOutput
      }
    watch.write(bytes, to: screen, patience: milliseconds)
  }
}

/// The escape sequences of the built-in pager, which all current terminals understand (ECMA-48, and
/// xterm's private modes).
private enum PagerScreen {
  /// Opens a second screen, hides the cursor, and clips lines at the margin instead of wrapping them.
  static let open = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"

  /// Undoes ``open``. A terminal without a second screen is left at the start of a blank last line.
  static func close(rows: Int) -> String {
    "\u{1B}[\(rows);1H\u{1B}[2K\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
  }

  /// Clears a row, counted from 0, and moves to its start. The row is cleared before it is filled:
  /// after its last column is filled, the cursor is still on it.
  static func clear(row: Int) -> [UInt8] { Array("\u{1B}[\(row + 1);1H\u{1B}[2K".utf8) }
}

extension LineEncoder {
  /// The line without a line feed.
  fileprivate func bytes(of line: Line) -> [UInt8] {
    var bytes: [UInt8] = []
    append(line, to: &bytes)
    bytes.removeLast()
    return bytes
  }
}
