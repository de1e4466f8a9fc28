// What Apple's Darwin module adds to the headers of C: functions with a variable number of
// arguments, and macros that Swift cannot import. Nothing here runs: `.ci/macos-check` compiles
// against it.
@_exported import Darwin

public var errno: Int32 {
  get { fatalError() }
  set {}
}

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { fatalError() }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
  fatalError()
}

public func fcntl(_ descriptor: Int32, _ command: Int32) -> Int32 { fatalError() }
public func fcntl(_ descriptor: Int32, _ command: Int32, _ value: Int32) -> Int32 { fatalError() }
public func fcntl(
  _ descriptor: Int32, _ command: Int32, _ pointer: UnsafeMutableRawPointer
) -> Int32 { fatalError() }

public func ioctl(_ descriptor: CInt, _ request: UInt) -> CInt { fatalError() }
public func ioctl(_ descriptor: CInt, _ request: UInt, _ value: CInt) -> CInt { fatalError() }
public func ioctl(
  _ descriptor: CInt, _ request: UInt, _ pointer: UnsafeMutableRawPointer
) -> CInt { fatalError() }
public var TIOCSWINSZ: UInt { fatalError() }
public var TIOCGWINSZ: UInt { fatalError() }

public var SIG_DFL: sig_t? { fatalError() }
public var SIG_IGN: sig_t { fatalError() }
public var SIG_ERR: sig_t { fatalError() }

public var S_IFMT: mode_t { fatalError() }
public var S_IFDIR: mode_t { fatalError() }
public var S_IFREG: mode_t { fatalError() }
