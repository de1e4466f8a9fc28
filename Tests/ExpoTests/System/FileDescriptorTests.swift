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
}
