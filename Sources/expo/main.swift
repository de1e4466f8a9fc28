Signal.closedPipe.ignore()
switch Program.run(CurrentProcess.arguments, in: .current) {
case .exit(let status): CurrentProcess.end(status: status.rawValue)
case .killed(let signal): signal.endProgram()
}
