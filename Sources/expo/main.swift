Signal.closedPipe.ignore()
let program = Program(environment: CurrentProcess.environment)
let status = program.run(Array(CommandLine.arguments.dropFirst()))
CurrentProcess.end(status: status.rawValue)
