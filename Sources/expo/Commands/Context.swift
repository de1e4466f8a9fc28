import ExpoCore
import TerminalText

/// What is decided before a command runs: what to read, how to present it, and how to say what is
/// wrong. A command is an extension of it.
struct Context {
  let options: Options
  let surroundings: Surroundings
  let presentation: Presentation
  let catalogue: CatalogueCache
  let wording: Wording
  var commands: PrintedCommands
  let messages: Messages

  init(options: Options, in surroundings: Surroundings) {
    self.options = options
    self.surroundings = surroundings
    let environment = surroundings.environment
    presentation = Presentation(
      options: options, environment: environment, output: surroundings.output,
      errors: surroundings.errors)
    let language = presentation.language
    catalogue = CatalogueCache(
      Catalogue(option: options.catalogue, environment: environment).edition(language))
    wording = Wording(language: language)
    commands = PrintedCommands(
      catalogue: options.catalogue, language: options.language, isSpoken: presentation.isAccessible)
    messages = Messages(wording: wording, presentation: presentation)
  }
}

extension Context {
  /// The same context, with its options but those named, whose pages and messages name commands as they
  /// are typed in a place.
  func with(_ options: Options, in place: PrintedCommands.Place) -> Context {
    var context = options == self.options ? self : Context(options: options, in: surroundings)
    context.commands.place = place
    return context
  }

  /// Carries out a command line, prints what it shows, and reports what is wrong; throws the error that
  /// decides the status. Returns the signal that ended a pager, if one did.
  func run(_ line: Parser) throws -> (output: Output, signal: Signal?) {
    if let mistake = line.mistake { throw mistake }
    let output = try output(of: line.invocation)
    if let warning = line.invocation.command.flatMap(warning) { messages.warn(warning) }
    if let signal = try Printer(self).print(output) { return (output, signal) }
    for error in output.errors.dropLast() { messages.report(errors.message(for: error)) }
    if let error = output.errors.last { throw error }
    return (output, nil)
  }

  /// Runs the command of a command line.
  func output(of invocation: Invocation) throws -> Output {
    if options.help { return help(for: invocation.command) }
    if options.version { return try version() }
    let words = invocation.operands
    return switch invocation.command {
    case nil: .document(help.short)
    case .overview: try overview()
    case .items: try items(words)
    case .item: try item(words)
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

/// What pages and messages are made with.
extension Context {
  /// Pages that mark no favourites.
  var page: PageContext {
    let catalogue = catalogue
    return PageContext(
      wording: wording, commands: commands, isBundled: catalogue.catalogue.path == nil,
      bracketsMatches: !presentation.stylesOutput && !presentation.isAccessible,
      pictures: pictureRules().pictures(of: catalogue.catalogue),
      exposition: { try? catalogue.exposition() })
  }

  /// Pages that mark the reader's favourites.
  ///
  /// Faults of the file of favourites are reported by `expo favourites` only.
  var markedPage: PageContext {
    var page = page
    page.favourites = catalogue.favourites(in: surroundings.environment)
    return page
  }

  /// - Parameter isRequested: whether the reader asks for nothing but pictures.
  func pictureRules(isRequested: Bool = false) -> PictureRules {
    PictureRules(
      option: options.pictures, environment: surroundings.environment,
      output: surroundings.output, presentation: presentation, isRequested: isRequested)
  }

  var errors: ErrorMessages {
    ErrorMessages(wording, commands: commands, environment: surroundings.environment)
  }

  /// Warns of the variables that the program does not understand.
  func warnOfVariables() {
    for (variable, takes) in surroundings.environment.mistakes(beside: options) {
      let value = surroundings.environment[variable] ?? ""
      // A reader who misspells the language may not know the one that is used instead.
      let others =
        variable == "EXPO_LANG" ? Language.allCases.filter { $0 != wording.language } : []
      messages.warn(
        wording.invalid(value, for: variable, takes),
        also: others.map { Wording(language: $0).invalid(value, for: variable, takes) })
    }
  }

  /// A warning that a command shows texts in the catalogue's own language; nil if it shows none.
  func warning(of command: Command) -> String? {
    let files = catalogue.catalogue.untranslated(command.shownFiles)
    guard let file = files.first else { return nil }
    let hasEnglish = CatalogueFile.Kind.allCases.contains(where: catalogue.catalogue.hasEnglish)
    return wording.noTranslation(of: hasEnglish && files.count == 1 ? file : nil)
  }
}

extension Printer {
  init(_ context: Context) {
    let output = context.surroundings.output
    let presentation = context.presentation
    self.init(
      presentation: presentation,
      pageNumber: context.options.page,
      environment: context.surroundings.environment,
      terminal: TerminalSize(
        columns: output.columns ?? presentation.columns, rows: presentation.rows),
      wording: context.wording,
      messages: context.messages
    )
  }
}
