import ExpoCore
import TerminalText

/// What is decided before a command runs: what to read, how to present it, and how to say what is
/// wrong. Each command takes the parts that it needs.
struct Context {
  let options: Options
  let surroundings: Surroundings
  let presentation: Presentation
  let catalogue: CatalogueCache
  let wording: Wording
  private(set) var pages: RunPages
  let messages: Messages
  private(set) var errors: ErrorMessages

  init(options: Options, in surroundings: Surroundings) {
    self.options = options
    self.surroundings = surroundings
    let environment = surroundings.environment
    presentation = Presentation(
      options: options, environment: environment, output: surroundings.output,
      errors: surroundings.errors)
    let language = presentation.language
    catalogue = CatalogueCache(
      Catalogue(option: options.catalogue, environment: environment).edition(in: language))
    wording = Wording(language: language)
    let commands = PrintedCommands(
      catalogue: options.catalogue, language: options.language, isSpoken: presentation.isAccessible)
    pages = RunPages(
      catalogue, wording: wording, commands: commands, presentation: presentation,
      pictures: options.pictures, surroundings)
    messages = Messages(wording: wording, presentation: presentation)
    var errors = ErrorMessages(wording)
    errors.commands = commands
    errors.environment = environment
    self.errors = errors
  }

  /// The same context, whose pages and messages name what is typed instead of commands.
  func naming(_ typed: @escaping (_ command: [String]) -> String?) -> Context {
    var context = self
    context.errors.commands.typedInstead = typed
    context.pages.plain.commands.typedInstead = typed
    return context
  }

  /// A warning that a command shows texts in the catalogue's own language; nil if it shows none.
  func warning(of command: Command) -> String? {
    let files = catalogue.catalogue.untranslated(command.shownFiles)
    guard let file = files.first else { return nil }
    let hasEnglish = CatalogueFile.Kind.allCases.contains(where: catalogue.catalogue.hasEnglish)
    return wording.noTranslation(of: hasEnglish && files.count == 1 ? file : nil)
  }
}

extension Context {
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

  /// Runs the command of a command line.
  func output(of invocation: Invocation) throws -> Output {
    if options.help { return help.page(of: invocation.command) }
    if options.version { return try help.version() }
    let words = invocation.operands
    return switch invocation.command {
    case nil: .document(help.page.short)
    case .overview: try reading.overview()
    case .items: try reading.items(words)
    case .item: try reading.item(words)
    case .browse: try browse(words)
    case .search: try reading.search(words)
    case .random: try reading.random()
    case .picture where options.png: try pictures.image(of: words)
    case .picture: try pictures.output(words)
    case .open where options.printsAddress: try links.addresses(of: words)
    case .open: try links.output(words)
    case .favourites: try favourites.output(words)
    case .check: try options.schema.map { .bytes($0.schema) } ?? check(words).output()
    case .completions: try help.completions(words)
    case .manual: help.manual()
    case .help: try help.help(words)
    }
  }

  /// The mistake, and the subject that an unknown command names.
  func explained(_ mistake: UsageError) -> UsageError {
    guard case .unknownCommand(let words, nil) = mistake, let list = try? catalogue.itemList(),
      let subject = list.subject(named: words.sentence)
    else { return mistake }
    switch subject {
    case .overview: return .unknownCommand(words: words, meant: .command(.overview))
    case .item(let index):
      return .unknownCommand(words: words, meant: .item(list.items.choices([index])[0]))
    }
  }

  var reading: ReadingCommands {
    ReadingCommands(options: options, catalogue: catalogue, pages: pages, wording: wording)
  }

  private var pictures: PictureCommand {
    PictureCommand(
      catalogue: catalogue, pages: pages, outputIsTerminal: surroundings.output.isTerminal)
  }

  var links: OpenCommand {
    OpenCommand(
      catalogue: catalogue, opener: LinkOpener(surroundings.environment), number: options.link ?? 1)
  }

  private var help: HelpCommands {
    HelpCommands(
      page: HelpPage(
        wording: wording,
        commands: PrintedCommands(language: options.language, isSpoken: presentation.isAccessible),
        offersEnglish: presentation.offersEnglish),
      wording: wording)
  }

  private var favourites: FavouritesCommand {
    FavouritesCommand(
      options: options, catalogue: catalogue, environment: surroundings.environment,
      canAsk: surroundings.input.isTerminal && surroundings.errors.isTerminal, page: pages.plain,
      wording: wording, messages: messages)
  }

  /// The catalogue in a folder that is named, otherwise the one in use, otherwise that of the folder in
  /// which the reader stands.
  private func checkedCatalogue(_ folder: String?) -> Catalogue {
    if let folder { return Catalogue(at: folder) }
    let current = "."
    let isBundled = catalogue.catalogue.path == nil
    return isBundled && Catalogue.isCatalogue(folder: current)
      ? Catalogue(at: current) : catalogue.catalogue
  }

  private func check(_ words: [String]) -> CheckCommand {
    CheckCommand(
      catalogue: checkedCatalogue(words.first),
      isStrict: options.strict, asJSON: options.json,
      isSpoken: presentation.isAccessible, wording: wording, errors: errors)
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
