import CSystem
import ExpoCore
import Foundation
import Testing

@testable import expo

@Suite struct FileDescriptorTests {
  private let reader: FileDescriptor
  private let writer: Int32

  init() throws {
    let pipe = try Spawning.alone { try Spawning.pipe() }
    reader = FileDescriptor(rawValue: pipe.reader)
    writer = pipe.writer
    _ = fcntl(writer, F_SETFL, O_NONBLOCK)
  }

  @Test
  func `a stream that is full and does not block is waited for`() throws {
    let writer = writer
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    Thread.detachNewThread {
      try? FileDescriptor(rawValue: writer).write(bytes)
      close(writer)
    }
    var count = 0
    while case let more = try reader.read(atMost: 65_536), !more.isEmpty { count += more.count }
    #expect(count == bytes.count)
    close(reader.rawValue)
  }

  @Test(.enabled(if: sysconf(Int32(_SC_OPEN_MAX)) > 1_100, "no descriptor is that large"))
  func `a stream that cannot be waited for is an error, not a loop`() throws {
    defer { [reader.rawValue, writer].forEach { close($0) } }
    // select(2) takes those below 1,024.
    let large = fcntl(writer, F_DUPFD_CLOEXEC, 1_050)
    defer { close(large) }
    #expect(throws: SystemError.notOpen) {
      try FileDescriptor(rawValue: large).write([UInt8](repeating: 0, count: 1 << 20))
    }
  }
}
