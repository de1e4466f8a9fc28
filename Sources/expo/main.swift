Signal.closedPipe.ignore()
let arguments = Array(CommandLine.arguments.dropFirst())
switch Program.run(arguments, in: .current) {
case .exit(let status): CurrentProcess.end(status: status.rawValue)
case .killed(let signal): CurrentProcess.end(status: signal.exitStatus)
}
