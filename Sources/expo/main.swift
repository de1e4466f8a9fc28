CurrentProcess.occupyStandardStreams()
for signal in [Signal.closedPipe, .fileTooLarge] { signal.ignore() }
switch Program.run(.current) {
case .status(let status): CurrentProcess.end(status: status.rawValue)
case .signal(let signal): signal.endProgram()
}
