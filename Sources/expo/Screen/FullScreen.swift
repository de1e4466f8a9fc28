import TerminalText

/// The terminal of a full-screen program: its mode, its keys, its signals and its contents.
///
/// Leaves the terminal as it was found, also if a signal ends the program.
///
///     while true {
///       screen.draw(program.contents(for: screen.size))
///       for key in screen.keys() { program.handle(key) }
///     }
struct FullScreen: ~Copyable {
  private static let signals = Signal.ending + [.stop, .resume, .resize]

  /// Opens a second screen.
  private static let open = "\u{1B}[?1049h"

  /// Hides the cursor, clips lines at the margin instead of wrapping them, marks pasted text, and
  /// lets the terminal send arrows for the wheel, whose mode is kept. All current terminals
  /// understand or ignore these sequences (ECMA-48, and xterm's private modes).
  private static let modes = "\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1007s\u{1B}[?1007h"

  /// Undoes ``open`` and ``modes``, and a style or an update that a signal has cut short. A
  /// terminal without a second screen is left at the start of a blank last line.
  private var closing: String {
    "\u{1B}[?2026l\u{1B}[0m\u{1B}[\(size.rows);1H\u{1B}[2K"
      + "\u{1B}[?1007r\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
  }

  private let encoder: LineEncoder
  private let keyboard = FileDescriptor.standardInput
  private let mode: TerminalMode
  private var watch: SignalWatch
  private var decoder = KeyDecoder()
  private(set) var size: TerminalSize
  /// The contents of the terminal; nil if they are not known.
  private var onScreen: ScreenContents?

  /// Takes the terminal; nil if standard input is not a terminal.
  ///
  /// - Parameter size: The size until the terminal reports its own.
  init?(size: TerminalSize, encoder: LineEncoder) {
    guard let mode = try? TerminalMode(of: keyboard) else { return nil }
    self.encoder = encoder
    self.mode = mode
    watch = SignalWatch(Self.signals)
    self.size = size
    enter()
  }

  /// Waits for input. Returns no keys if the screen only has to be drawn again.
  ///
  /// Ends the program if a signal does; a terminal that is closed counts as a hang-up.
  mutating func keys() -> [Key] {
    switch try? watch.wait(forInputFrom: keyboard, timeout: decoder.timeout) {
    case .input: return readKeys()
    case .timeout: return decoder.flush()
    case .signal(.stop):
      leave()
      watch.stop()
      // The terminal may by now belong to the shell, which has ended the job that it stopped.
      if let signal = watch.pendingTermination { end(by: signal, isInScreen: false) }
      enter()
    case .signal(.resume):
      // Also after a stop that was not noticed: another program may have changed the terminal.
      enter(sending: Self.modes)
    case .signal(.resize): resize()
    case .signal(.interrupt) where onScreen?.cursor != nil:
      // Something is being typed.
      return [.escape]
    case .signal(let signal): end(by: signal)
    case nil: end(by: .hangUp)
    }
    return []
  }

  private mutating func readKeys() -> [Key] {
    do throws(SystemError) {
      let bytes = try keyboard.read(atMost: 4096)
      if bytes.isEmpty { end(by: .hangUp) }
      return decoder.keys(from: bytes)
    } catch .wouldBlock {
      // Another program that reads from the terminal was faster.
      return []
    } catch {
      end(by: .hangUp)
    }
  }

  /// Whether a signal has arrived that ends the program or cancels a prompt. Keys that were typed
  /// before it no longer count.
  var isInterrupted: Bool { watch.pendingTermination != nil }

  /// Draws the rows that have changed, in one write.
  mutating func draw(_ contents: ScreenContents) {
    send(contents.update(from: onScreen, encoder: encoder))
    onScreen = contents
  }

  /// Forgets the contents of the terminal, so that every row is drawn again.
  mutating func forget() { onScreen = nil }

  /// Lends the terminal to a closure that may start another program.
  mutating func lend(to body: () -> Void) {
    close()
    // The other program shares the terminal's signals: Ctrl-C is its own, Ctrl-Z stops both.
    _ = Signal.interrupt.discarded(during: body)
    watch = SignalWatch(Self.signals)
    enter()
  }

  /// Leaves the terminal and its signals as they were found.
  mutating func close() {
    leave()
    watch.end()
  }
}

extension FullScreen {
  private mutating func end(by signal: Signal, isInScreen: Bool = true) -> Never {
    if isInScreen { leave() }
    watch.end()
    signal.endProgram()
  }

  /// Asks for the size, and forgets the contents of the terminal, which it may have rearranged.
  private mutating func resize() {
    size = FileDescriptor.standardOutput.terminalSize ?? size
    forget()
  }

  private mutating func enter(sending sequence: String = open + modes) {
    mode.enter()
    resize()
    send(Array(sequence.utf8))
  }

  private mutating func leave() {
    send(Array(closing.utf8))
    mode.leave()
    decoder = KeyDecoder()
  }

  /// Failures are ignored: reading from a terminal that is gone reports it.
  private func send(_ bytes: [UInt8]) { try? FileDescriptor.standardOutput.write(bytes) }
}
