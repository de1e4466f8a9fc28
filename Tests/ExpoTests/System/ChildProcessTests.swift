import CSystem
import ExpoCore
import Testing

@testable import expo

@Suite struct ChildProcessTests {
  /// Runs the command with the text as its input, and returns how it ended.
  private func run(
    _ arguments: [String],
    setting variables: [(name: String, value: String)] = [],
    input: String = ""
  ) throws -> ChildProcess.TerminationStatus {
    let (child, writer) = try Spawning.alone {
      let pipe = try Spawning.pipe()
      defer { close(pipe.reader) }
      let reader = FileDescriptor(rawValue: pipe.reader)
      let child = try ChildProcess(arguments, setting: variables, input: .descriptor(reader))
      return (child, pipe.writer)
    }
    try FileDescriptor(rawValue: writer).write(Array(input.utf8))
    close(writer)
    return child.wait()
  }

  @Test(arguments: [0, 1, 127, 255])
  func `the way that a program ended is told`(_ status: Int32) throws {
    #expect(try run(["sh", "-c", "exit \(status)"]) == .exited(status: status))
  }

  @Test
  func `a program that a signal ended is told apart`() throws {
    #expect(try run(["sh", "-c", "kill -9 $$"]) == .killed(signal: 9))
  }

  @Test
  func `a program reads its input and the variables that were set`() throws {
    let script = #"read line && test "$line $GREETING" = "거문고 안녕" && test -n "$PATH""#
    let ending = try run(
      ["sh", "-c", script], setting: [("GREETING", "안녕")], input: "거문고\n")
    #expect(ending == .exited(status: 0))
  }

  @Test
  func `Ctrl-C and closed pipes mean to a program what they usually do`() throws {
    Signal.closedPipe.ignore()
    for signal in [Signal.interrupt, .closedPipe] {
      #expect(try run(["sh", "-c", "kill -\(signal.number) $$"]) == .killed(signal: signal.number))
    }
  }

  @Test(arguments: ["/nonexistent/x", "no-such-x", ""])
  func `a program that is not there cannot be started`(name: String) {
    #expect(throws: SystemError.missing) { try run([name]) }
  }
}
