CurrentProcess.occupyStandardStreams()
for signal in [Signal.closedPipe, .fileTooLarge] { signal.ignore() }
CurrentProcess.end(status: Program.run(.current).rawValue)
