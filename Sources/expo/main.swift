Signal.closedPipe.ignore()
let arguments = Array(CommandLine.arguments.dropFirst())
let status = Program.run(arguments, environment: CurrentProcess.environment)
CurrentProcess.end(status: status.rawValue)
