import ExpoCore
import TerminalText

/// What every command needs, decided before it runs.
struct Context {
  let options: Options
  let surroundings: Surroundings
  let presentation: Presentation
  let catalogue: Catalogue
  let wording: Wording
  private let known = Known()

  /// What the run has found out so far.
  private final class Known {
    var itemList: ItemList?
  }

  init(options: Options, in surroundings: Surroundings) {
    self.options = options
    self.surroundings = surroundings
    let environment = surroundings.environment
    presentation = Presentation(
      options: options,
      environment: environment,
      output: surroundings.output,
      errors: surroundings.errors
    )
    wording = Wording(language: presentation.language)
    catalogue = Catalogue(option: options.catalogue, environment: environment)
      .edition(in: presentation.language)
  }

  var environment: Environment { surroundings.environment }

  /// The items and the index of their names, read once in a run.
  func itemList() throws(CatalogueError) -> ItemList {
    if let list = known.itemList { return list }
    let items = try catalogue.items()
    let list = ItemList(items) { catalogue.otherEdition(of: items) }
    known.itemList = list
    return list
  }

  /// How pages and messages write commands, which read the same catalogue in the same language.
  var commands: PrintedCommands {
    PrintedCommands(
      catalogue: options.catalogue,
      language: options.language,
      isSpoken: presentation.isAccessible
    )
  }

  /// The context of pages.
  var pages: PageContext {
    var pages = PageContext(
      wording: wording.pages, commands: commands, isBundled: catalogue.path == nil)
    pages.isStyled = presentation.stylesOutput
    return pages
  }

  var helpPage: HelpPage {
    HelpPage(
      wording: wording.help,
      commands: PrintedCommands(language: options.language, isSpoken: presentation.isAccessible),
      offersEnglish: presentation.offersEnglish
    )
  }

  /// The context of pages that mark the reader's favourites.
  ///
  /// Costs one open(2) that fails if there is no file of favourites. Faults of the file are reported
  /// by `expo favourites` only.
  var markedPages: PageContext {
    pages.marking(favouritesOfCatalogueInUse)
  }

  /// The identifiers of the items that are the reader's favourites.
  var favouritesOfCatalogueInUse: Set<String> {
    guard let path = try? FavouritesPlace.path(in: environment) else { return [] }
    let entries = FavouritesStore.entries(at: path)
    guard !entries.isEmpty, let key = try? catalogue.key() else { return [] }
    return Set(entries.lazy.filter { $0.isOf(key) }.map(\.imageName))
  }

  /// Which pager shows long texts.
  var pager: PagerChoice {
    // A reader who asks for a page needs no pager.
    options.page != nil || presentation.isAccessible
      ? .none
      : PagerChoice(
        option: options.paging,
        environment: environment,
        isTerminal: surroundings.output.isTerminal
      )
  }

  /// Whether the catalogue has no texts in the language of the run, and is shown in its own.
  var lacksTranslation: Bool {
    wording.language != .korean && !catalogue.hasItems(in: wording.language)
  }

  var messages: Messages {
    Messages(
      wording: wording.messages, presentation: presentation)
  }

  /// The words for an error of any part of the program.
  func message(for error: any Error) -> Message {
    var messages = wording.errors
    messages.commands = commands
    messages.itemList = { try? itemList() }
    messages.exposition = { try? catalogue.exposition() }
    messages.favouritesPath = (try? FavouritesPlace.path(in: environment)) ?? ""
    return messages.message(for: error)
  }
}

extension Context {
  /// Runs the command of a command line.
  func output(of invocation: Invocation) throws -> Output {
    if options.help { return help(for: invocation.command) }
    if options.version { return try version() }
    let words = invocation.operands
    return switch invocation.command {
    case nil: .document(helpPage.short)
    case .overview: try overview()
    case .items: try items()
    case .item: try item(words)
    case .browse: try browse(words)
    case .search: try search(words)
    case .random: try random()
    case .picture: try picture(words)
    case .open: try open(words)
    case .favourites: try favourites(words)
    case .check: try check(words)
    case .completions: try completions(words)
    case .manual: manual()
    case .help: try help(words)
    }
  }
}

extension Printer {
  init(_ context: Context) {
    let output = context.surroundings.output
    let presentation = context.presentation
    self.init(
      presentation: presentation,
      pager: context.pager,
      pageNumber: context.options.page,
      environment: context.environment,
      terminal: TerminalSize(
        columns: output.columns ?? presentation.columns, rows: presentation.rows),
      wording: context.wording,
      messages: context.messages
    )
  }
}
