import ExpoCore
import TerminalText

/// An event at the terminal of a full-screen program.
enum ScreenEvent: Equatable {
  case key(Key)
  /// Text that was pasted as a whole (bracketed paste).
  case paste(String)
  case resize(TerminalSize)
  /// No key has followed for as long as the program waits.
  case pause
}

/// A request of a full-screen program to its screen.
enum ScreenRequest {
  case quit
  /// Restore the terminal, call ``FullScreenProgram/open(_:)``, and take the terminal again.
  case open(address: String)
}

/// A program that fills the terminal: events change it, and its contents are drawn after them.
protocol FullScreenProgram {
  /// A line for each row of the screen.
  var contents: ScreenContents { get }

  /// How long it waits for the next key before a ``ScreenEvent/pause``, in milliseconds; -1 for ever.
  var patience: Int32 { get }

  mutating func handle(_ event: ScreenEvent) -> ScreenRequest?

  /// Opens an address with another program, which may use the terminal.
  mutating func open(_ address: String)
}

/// The terminal of a full-screen program: its mode, its keys, its signals and its contents.
///
/// Leaves the terminal as it was found, also if a signal ends the program.
struct FullScreen: ~Copyable {
  private static let signals = Signal.ending + [.stop, .resume, .resize]

  private let encoder: LineEncoder
  private let keyboard = FileDescriptor.standardInput
  /// The terminal to write to. It does not block, so that signals arrive even if it takes no bytes.
  private let screen: OpenFile?
  private let mode: TerminalMode
  private var watch: SignalWatch
  private var decoder = KeyDecoder()
  private var size: TerminalSize
  /// The contents of the terminal; nil if they are not known.
  private var shown: ScreenContents?

  /// Takes the terminal; nil if standard input is none.
  ///
  /// - Parameter size: counts until the terminal reports its own.
  init?(size: TerminalSize, encoder: LineEncoder) {
    guard let mode = try? TerminalMode(of: keyboard) else { return nil }
    self.encoder = encoder
    screen = FileDescriptor.standardOutput.terminalWithoutBlocking
    self.mode = mode
    watch = SignalWatch(Self.signals)
    self.size = size
  }

  /// Runs until the reader leaves. Returns the signal if one ended the program; a terminal that is
  /// closed counts as a hang-up.
  mutating func run(_ program: inout some FullScreenProgram) -> Signal? {
    defer { watch.end() }
    enter(&program)
    while true {
      let isDecoding = decoder.patience >= 0
      let patience = isDecoding ? decoder.patience : program.patience
      switch try? watch.wait(forInputFrom: keyboard, patience: patience) {
      case .input:
        guard let events = readEvents() else { return leave(after: .hangUp) }
        switch handle(events, in: &program) {
        case .quit: return leave(after: nil)
        case .open(let address): open(address, with: &program)
        case nil: draw(program)
        }
      case .timeout:
        _ = handle(isDecoding ? decoder.expire() : [.pause], in: &program)
        draw(program)
      case .signal(.stop):
        leave(after: .stop)
        watch.stop()
        // The terminal may by now belong to the shell, which has ended the job that it stopped.
        if let signal = watch.waitingEnd { return signal }
        enter(&program)
      case .signal(.resume):
        // Also after a stop that was not noticed: another program may have changed the terminal.
        enter(&program, sending: ScreenSequence.modes)
      case .signal(.resize):
        resize(&program)
        draw(program)
      case .signal(.interrupt) where shown?.cursor != nil:
        // Something is being typed.
        _ = program.handle(.key(.escape))
        draw(program)
      case .signal(let signal):
        return leave(after: signal)
      case nil:
        return leave(after: .hangUp)
      }
    }
  }

  /// Lends the terminal to what opens an address.
  private mutating func open(_ address: String, with program: inout some FullScreenProgram) {
    leave(after: nil)
    // The other program shares the terminal's signals: Ctrl-C is its own, Ctrl-Z stops both.
    watch.end()
    _ = Signal.interrupt.withheld { program.open(address) }
    watch = SignalWatch(Self.signals)
    enter(&program)
  }
}

extension FullScreen {
  /// The events that were typed; nil if the terminal is gone.
  private mutating func readEvents() -> [ScreenEvent]? {
    do throws(SystemError) {
      let bytes = try keyboard.read(atMost: 4096)
      return bytes.isEmpty ? nil : decoder.events(from: bytes)
    } catch .wouldBlock {
      // Another program that reads from the terminal was faster.
      return []
    } catch {
      return nil
    }
  }

  /// Passes events on, except for the key that draws the screen again. Events behind a request are dropped: they
  /// were typed for what the screen showed.
  private mutating func handle(
    _ events: [ScreenEvent], in program: inout some FullScreenProgram
  ) -> ScreenRequest? {
    for event in events {
      if case .key(let key) = event, PageAction.keys.action(of: key) == .redraw {
        shown = nil
      } else if let request = program.handle(event) {
        return request
      }
    }
    return nil
  }

  /// Tells the program the size, and forgets the contents of the terminal, which it may have rearranged.
  private mutating func resize(_ program: inout some FullScreenProgram) {
    size = FileDescriptor.standardOutput.terminalSize ?? size
    _ = program.handle(.resize(size))
    shown = nil
  }

  private mutating func enter(
    _ program: inout some FullScreenProgram,
    sending sequence: String = ScreenSequence.open + ScreenSequence.modes
  ) {
    mode.enter()
    resize(&program)
    send(Array(sequence.utf8))
    draw(program)
  }

  /// Leaves the terminal as it was found, and returns the signal that is the reason.
  ///
  /// If there was a signal, a terminal that takes no bytes is waited for only briefly.
  @discardableResult
  private mutating func leave(after signal: Signal?) -> Signal? {
    let bytes = Array(ScreenSequence.close(rows: size.rows).utf8)
    send(bytes, patience: signal == nil ? -1 : 500)
    mode.leave()
    decoder = KeyDecoder()
    return signal
  }

  /// Draws what has changed, in one write.
  private mutating func draw(_ program: some FullScreenProgram) {
    let contents = program.contents
    let isWhole = send(contents.update(from: shown, encoder: encoder))
    shown = isWhole ? contents : nil
  }

  /// Returns whether all bytes were written. Failures are ignored: reading from a terminal that is
  /// gone reports it.
  @discardableResult
  private func send(_ bytes: [UInt8], patience milliseconds: Int32 = -1) -> Bool {
    let screen =
      switch screen {
      case .some(let file): file.descriptor
      case nil: FileDescriptor.standardOutput
      }
    return watch.write(bytes, to: screen, patience: milliseconds)
  }
}

extension FullScreen {
  /// Returns from the second screen that another program has left open. Failures are ignored: the terminal
  /// may be gone.
  static func giveBack() {
    try? FileDescriptor.standardOutput.write(Array(ScreenSequence.giveBack.utf8))
  }
}

/// The escape sequences of a full-screen program, which all current terminals understand or ignore
/// (ECMA-48, and xterm's private modes).
private enum ScreenSequence {
  /// Opens a second screen.
  static let open = "\u{1B}[?1049h"

  /// Hides the cursor, clips lines at the margin instead of wrapping them, marks pasted text, and lets the
  /// terminal send arrows for the wheel, whose mode is kept.
  static let modes = "\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1007s\u{1B}[?1007h"

  /// Undoes ``open``, application keys and a hidden cursor.
  static let giveBack = "\u{1B}[0m\u{1B}[?1l\u{1B}>\u{1B}[?25h\u{1B}[?1049l"

  /// Undoes ``open`` and ``modes``, and a style or an update that a signal has cut short. A terminal
  /// without a second screen is left at the start of a blank last line.
  static func close(rows: Int) -> String {
    "\u{1B}[?2026l\u{1B}[0m\u{1B}[\(rows);1H\u{1B}[2K"
      + "\u{1B}[?1007r\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
  }
}
