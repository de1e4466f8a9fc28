import CSystem
import ExpoCore
import Testing

@testable import expo

@Suite struct BufferedOutputTests {
  @Test
  func `bytes are written in order when they are flushed, and none before`() throws {
    let pipe = try Spawning.alone { try Spawning.pipe() }
    let reader = FileDescriptor(rawValue: pipe.reader)
    defer { close(pipe.reader) }
    var sink = BufferedOutput(FileDescriptor(rawValue: pipe.writer))
    try sink.write("거문")
    try sink.append { $0 += "고".utf8 }
    try sink.write([0x0A])
    try sink.flush()
    try sink.write("lost")
    #expect(try reader.read(atMost: 100) == Array("거문고\n".utf8))
    close(pipe.writer)
    #expect(try reader.read(atMost: 100) == [])
  }

  @Test
  func `a pipe without a reader is told apart from a failure`() throws {
    Signal.closedPipe.ignore()
    let pipe = try Spawning.alone { try Spawning.pipe() }
    close(pipe.reader)
    defer { close(pipe.writer) }
    var sink = BufferedOutput(FileDescriptor(rawValue: pipe.writer))
    try sink.write("x")
    do throws(WriteError) {
      try sink.flush()
      Issue.record("the write succeeded")
    } catch {
      #expect(error == .closedPipe)
    }
    // What could not be written is not tried again.
    try sink.flush()
  }

  @Test
  func `a stream that is not open is a failure`() throws {
    var sink = BufferedOutput(FileDescriptor(rawValue: -1))
    try sink.write("x")
    do throws(WriteError) {
      try sink.flush()
      Issue.record("the write succeeded")
    } catch {
      #expect(error == .failed(.notOpen))
    }
  }
}
