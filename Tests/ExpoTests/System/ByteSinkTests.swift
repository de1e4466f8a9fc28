import Testing

@testable import expo

@Suite struct ByteSinkTests {
  @Test("bytes are written in order when they are flushed, and none before")
  func flushing() throws {
    let pipe = try expo.Pipe()
    defer { pipe.reader.release() }
    var sink = ByteSink(pipe.writer)
    try sink.write("거문")
    try sink.append { $0 += "고".utf8 }
    try sink.write([0x0A])
    try sink.flush()
    try sink.write("lost")
    pipe.writer.release()
    #expect(try pipe.reader.readSome(atMost: 100) == Array("거문고\n".utf8))
    #expect(try pipe.reader.readSome(atMost: 100) == [])
  }

  @Test("a pipe that nobody reads is told apart from a failure")
  func closedPipe() throws {
    Signal.closedPipe.ignore()
    let pipe = try expo.Pipe()
    pipe.reader.release()
    defer { pipe.writer.release() }
    var sink = ByteSink(pipe.writer)
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

  @Test("a stream that is not open is a failure")
  func notOpen() throws {
    var sink = ByteSink(FileDescriptor(rawValue: -1))
    try sink.write("x")
    do throws(WriteError) {
      try sink.flush()
      Issue.record("the write succeeded")
    } catch {
      #expect(error == .failed(.notOpen))
    }
  }
}
