import ExpoCore

extension Program {
  /// `expo completions bash|zsh|fish`
  func completions(_ words: [String], on screen: Screen) throws(Failure) -> ExitStatus {
    guard let shell = words.first.flatMap(CompletionShell.init) else {
      let shells = CompletionShell.allCases.map(\.rawValue)
      throw failure(.operandNotAmong(shells, written: words.first, .completions))
    }
    return try screen.show { emit in _ = emit(Array(shell.script.utf8)) }
  }
}

extension Program {
  /// The word by which the scripts ask the program for completions. No command: nobody types it,
  /// and what follows it is not read as one.
  static let completionEntry = "__complete"

  /// `expo __complete <shell> …`, as the scripts of ``CompletionShell`` call it; silent whatever is
  /// wrong, since the reader is in the middle of a line.
  static func complete(_ arguments: [String], environment: Environment) -> ExitStatus {
    guard let shell = arguments.first.flatMap(CompletionShell.init) else { return .usage }
    let completions = Completions(
      help: Wording.korean.help,
      sources: CompletionSources(
        items: { try? Program(environment: environment, options: $0).catalogue.items },
        favourites: { Program(environment: environment, options: $0).namesOfFavourites }
      )
    )
    var output = BufferedOutput(.standardOutput)
    for line in shell.lines(for: Array(arguments.dropFirst()), by: completions) {
      try? output.write("\(line)\n")
    }
    try? output.flush()
    return .done
  }

  /// What `expo favourites remove` may be told: the names of the reader's favourites, and the
  /// `image_name` of those that the catalogue has no longer.
  private var namesOfFavourites: [String] {
    guard let path = FavouritesPlace.path(in: environment),
      let own = try? favouritesOfCatalogue()
    else { return [] }
    let (indices, absent) = own.divide(FavouritesStore.entries(at: path))
    return indices.map(own.items.name)
      + absent.filter { $0.catalogue == nil }.map(\.imageName)
  }
}
