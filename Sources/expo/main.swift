CurrentProcess.occupyStandardStreams()
Signal.closedPipe.ignore()
switch Program.run(CurrentProcess.arguments, in: .current) {
case .status(let status): CurrentProcess.end(status: status.rawValue)
case .signal(let signal): signal.endProgram()
}
