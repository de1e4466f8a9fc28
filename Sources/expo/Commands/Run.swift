import ExpoCore
import TerminalText

/// The decisions before a command runs: what it reads, and how it speaks. A command is a method of it.
struct Run {
  /// The values of options and variables.
  let options: Options
  let startup: Startup
  let catalogue: LoadedCatalogue
  let settings: OutputSettings

  init(options: Options, in startup: Startup) {
    self.options = options
    self.startup = startup
    settings = OutputSettings(
      options: options, environment: startup.environment, output: startup.output,
      errors: startup.errors)
    let source = options.catalogue.map(Catalogue.init(at:)) ?? .bundled
    catalogue = LoadedCatalogue(source.edition(Catalogue.Edition(for: settings.wording.language)))
  }

  var wording: Wording { settings.wording }
  var commands: PrintedCommands { settings.commands }
  var messages: Messages { Messages(settings: settings) }
}

extension Run {
  /// Carries out a command line, prints what it shows, and reports what is wrong; throws the error that
  /// decides the status. Returns how the program ends after it.
  func execute(_ line: ParsedLine) throws -> Exit {
    let output = try output(of: line)
    if let warning = line.command.flatMap(warning) { messages.warn(warning) }
    let exit = try Printer(self).print(output)
    if case .signal = exit { return exit }
    for error in output.errors.dropLast() { messages.report(wording.message(for: error)) }
    if let error = output.errors.last { throw error }
    return exit
  }

  /// Reports the error that decides the status, in both languages how to change them if nothing names the reader's.
  func report(_ error: any Error) -> ExitStatus {
    let message = wording.message(for: error)
    let isNamed = (options.language ?? startup.environment.language) != nil
    messages.report(message, then: isNamed ? [] : [.paragraph(wording.bothLanguages)])
    return message.status
  }

  /// What a command line shows.
  func output(of line: ParsedLine) throws -> Output {
    if let mistake = line.mistake { throw mistake }
    if options.help { return help(for: line.command) }
    if options.version { return version() }
    let words = line.operands
    return switch line.command {
    case nil: .document(help.short)
    case .overview: try reading(of: ([.exposition], []))
    case .items: try items(words)
    case .item:
      try reading(of: topics(of: line.names ?? names(in: words), for: .item))
    case .browse: try browse(words)
    case .search: try search(words)
    case .random: try random(words)
    case .picture: try picture(words)
    case .open where options.printsAddress: try addresses(of: words)
    case .open: try open(words)
    case .favourites: try favourites(words)
    case .check: try check(words)
    case .completions: try completions(words)
    case .manual: manual()
    case .help: try help(words)
    }
  }
}

/// The values from which pages and messages are made.
extension Run {
  /// Pages that mark no favourites.
  var pages: Pages {
    let exposition = try? catalogue.exposition()
    return Pages(
      wording: wording, commands: commands,
      isBundled: catalogue.source.path == nil,
      bracketsMatches: !settings.stylesOutput && !settings.isAccessible,
      lacksTranslation: catalogue.lacksTranslation, evidenceLabel: exposition?.evidenceLabel,
      evidenceLegend: exposition?.evidenceLegend,
      pictures: pictureRules().pictures(of: catalogue.source))
  }

  /// Pages that mark the reader's favourites.
  ///
  /// Faults of the file of favourites are reported by `expo favourites` only.
  var markedPages: Pages {
    var pages = pages
    pages.favourites = catalogue.favourites(in: startup.environment).indices
    return pages
  }

  /// - Parameter showsOnlyPictures: whether the reader asks for nothing but pictures.
  func pictureRules(showsOnlyPictures: Bool = false) -> PictureRules {
    PictureRules(
      mode: options.pictures ?? .auto, environment: startup.environment,
      output: startup.output, settings: settings, showsOnlyPictures: showsOnlyPictures)
  }

  /// Warns of a variable that the program does not understand.
  func warn(of mistake: Options.Mistake) {
    messages.warn(wording.invalid(mistake.value, for: mistake.variable, mistake.takes))
  }

  /// A warning that a command shows texts of the original edition to readers of English; nil if it shows none.
  func warning(of command: Command) -> String? {
    // Readers who keep English in a variable know it.
    guard commands.language == .english else { return nil }
    let files = catalogue.source.untranslated(command.shownFiles)
    guard let file = files.first else { return nil }
    return wording.noTranslation(
      of: catalogue.source.editions().contains(.english) ? file : nil)
  }
}

extension Printer {
  init(_ run: Run) {
    let output = run.startup.output
    let settings = run.settings
    self.init(
      settings: settings,
      environment: run.startup.environment,
      terminal: TerminalSize(
        columns: output.columns ?? settings.columns, rows: settings.rows)
    )
  }
}
