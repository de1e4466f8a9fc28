import ExpoCore
import TerminalText

/// The decisions before a command runs: what it reads, and how it speaks. A command is a method of it.
struct Run {
  /// The values of options and variables.
  let options: Options
  let startup: Startup
  let catalogue: LoadedCatalogue
  private(set) var settings: OutputSettings
  /// Whether lists say what the grades mean; at a prompt only the first one does, and `items`.
  var definesGrades = true

  /// - Parameter catalogue: the one that the options name, if it is loaded.
  init(options: Options, in startup: Startup, reading catalogue: LoadedCatalogue? = nil) {
    self.options = options
    self.startup = startup
    settings = OutputSettings(
      options: options, environment: startup.environment, output: startup.output,
      errors: startup.errors)
    let source = options.catalogue.map(Catalogue.init(at:)) ?? .bundled
    self.catalogue = catalogue ?? LoadedCatalogue(source.edition(settings.wording.language))
  }

  var wording: Wording { settings.wording }
  var commands: PrintedCommands { settings.commands }
  var messages: Messages { Messages(settings: settings) }
}

extension Run {
  /// The same run with other options.
  func with(_ options: Options) -> Run {
    if options == self.options { return self }
    let isSame =
      (options.catalogue, options.language) == (self.options.catalogue, self.options.language)
    var run = Run(options: options, in: startup, reading: isSame ? catalogue : nil)
    run.settings.commands.areAtPrompt = commands.areAtPrompt
    run.definesGrades = definesGrades
    return run
  }

  /// The same run, whose commands are typed at a prompt.
  var atPrompt: Run {
    var run = self
    run.settings.commands.areAtPrompt = true
    return run
  }

  /// Carries out a command line, prints what it shows, and reports what is wrong; throws the error that
  /// decides the status. Returns what it showed, and how the program ends after it.
  func execute(_ line: ParsedLine) throws -> (topics: [Topic], exit: Exit) {
    let output = try output(of: line)
    // At a prompt, what began it has warned.
    if !commands.areAtPrompt, let warning = line.command.flatMap(warning) {
      messages.warn(warning)
    }
    var typed = line.arguments
    if line.command == .random, let topic = output.topics.first {
      // The same words would draw another exhibit.
      typed = commands.arguments([Command.item.name, String(topic.number)])
    }
    let exit = try Printer(self, typed: typed).print(output)
    if case .signal = exit { return (output.topics, exit) }
    for error in output.errors.dropLast() { messages.report(wording.message(for: error)) }
    if let error = output.errors.last { throw error }
    return (output.topics, exit)
  }

  /// Reports the error that decides the status.
  func report(_ error: any Error) -> ExitStatus {
    let message = message(for: error)
    messages.report(message)
    return message.status
  }

  /// The words for the error that decides the status, and how to read English.
  func message(for error: any Error) -> Message {
    var message = wording.message(for: error)
    if startup.errors.isTerminal {
      message.remedy += inEnglish(commands.command(asTyped: [], .lang, Language.english.rawValue))
        .map(Remedy.block)
    }
    return message
  }

  /// What a command line shows, and how to read it in English.
  func output(of line: ParsedLine) throws -> Output {
    if let mistake = line.mistake { throw mistake }
    var output = try content(of: line)
    if startup.output.isTerminal, output.errors.isEmpty, isRead(line) {
      // What is found in Korean may be nothing in English.
      let isFound =
        line.command != .search || options.help || !settings.offersEnglish
        || catalogue.isInOtherEdition(line.operands.sentence)
      let typed = isFound ? startup.arguments : []
      output.begin(
        with: inEnglish(commands.command(asTyped: typed, .lang, Language.english.rawValue)))
    }
    return output
  }

  /// Whether what a command line prints is something to read, and no action's result.
  private func isRead(_ line: ParsedLine) -> Bool {
    switch line.command {
    case .favourites where !options.help: line.operands.isEmpty
    case .manual: options.help
    default: true
    }
  }

  /// How to read English, for readers who may not know Korean.
  func inEnglish(_ command: Inline) -> [Block] {
    guard settings.offersEnglish, !commands.areAtPrompt,
      catalogue.source.languages().contains(.english)
    else { return [] }
    return [
      .hint(
        Inline(wording.inEnglish, .aside),
        command: Inline(command.text, .aside))
    ]
  }

  /// Runs the command of a command line.
  private func content(of line: ParsedLine) throws -> Output {
    if options.help { return help(for: line.command) }
    if options.version { return version() }
    let words = line.operands
    return switch line.command {
    case nil: .document(help.short + toKeepLanguage)
    case .overview: try reading(of: ([.overview], []))
    case .items: try items(words)
    case .item:
      try reading(of: topics(of: line.names ?? catalogue.names(in: words), for: .item))
    case .browse: try browse(words)
    case .search: try search(words)
    case .random: try random()
    case .picture where options.png: try image(of: words)
    case .picture: try picture(words)
    case .open where options.printsAddress: try addresses(of: words)
    case .open: try open(words)
    case .favourites: try favourites(words)
    case .check: try options.schema.map { .bytes($0.schema) } ?? check(words)
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
      wording: wording, commands: commands, definesGrades: definesGrades,
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
    // A reader who misspells the language may not know the one that is used instead.
    let others = mistake.option == .lang ? Language.allCases.filter { $0 != wording.language } : []
    let words = ([wording] + others.map { Wording(language: $0) }).map {
      $0.invalid(mistake.value, for: mistake.variable, mistake.takes)
    }
    messages.warn(words[0], also: Array(words.dropFirst()))
  }

  /// A warning that a command shows texts in the catalogue's own language; nil if it shows none.
  func warning(of command: Command) -> String? {
    // Readers who keep English in a variable know it.
    guard commands.language == .english else { return nil }
    let files = catalogue.source.untranslated(command.shownFiles)
    guard let file = files.first else { return nil }
    return wording.noTranslation(
      of: catalogue.source.languages().contains(.english) ? file : nil)
  }
}

extension Printer {
  /// - Parameter typed: the command line that asks for the output.
  init(_ run: Run, typed: [String] = []) {
    let output = run.startup.output
    let settings = run.settings
    self.init(
      settings: settings,
      pageNumber: run.options.page,
      typed: typed,
      environment: run.startup.environment,
      terminal: TerminalSize(
        columns: output.columns ?? settings.columns, rows: settings.rows)
    )
  }
}
