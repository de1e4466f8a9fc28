import ExpoCore
import TerminalText

/// One run of the program: its options, the catalogue that it reads and how it speaks. Each command
/// is a method, in the file of its ``Command``.
struct Invocation {
  /// The values of options and variables.
  let options: Options
  let context: ProcessContext
  private var source: LazyCatalogue
  private var otherSource: LazyCatalogue
  let settings: OutputSettings

  /// - Parameter commands: How messages and pages print commands.
  init(
    options: Options, commands: PrintedCommands = PrintedCommands(), in context: ProcessContext
  ) {
    self.options = options
    self.context = context
    settings = OutputSettings(
      options: options, commands: commands, environment: context.environment,
      output: context.output, errors: context.errors)
    let edition = Catalogue.Edition(for: settings.wording.language)
    source = LazyCatalogue(path: options.catalogue, edition: edition)
    otherSource = LazyCatalogue(path: options.catalogue, edition: edition.other)
  }

  /// The catalogue, in the edition of the reader's language.
  var catalogue: Catalogue { get throws(CatalogueError) { try source.get() } }
  /// The same list in the other edition, whose names count if the reader's edition has none; nil if
  /// it cannot be read, or its file has changed since the reader's was read.
  var otherEdition: Catalogue? {
    guard let catalogue = try? catalogue, catalogue.hasEnglish, let other = try? otherSource.get()
    else { return nil }
    return other.items.count == catalogue.items.count ? other : nil
  }
  /// The run in the other language; nil if there is no such list in the other edition.
  var inOtherLanguage: Invocation? {
    guard let catalogue = try? catalogue, !catalogue.hasEnglish || otherEdition != nil
    else { return nil }
    var options = options
    options.language = wording.language.other
    var run = Invocation(options: options, commands: wording.commands, in: context)
    (run.source, run.otherSource) = catalogue.hasEnglish ? (otherSource, source) : (source, source)
    return run
  }
  var wording: Wording { settings.wording }
  var messages: Messages { Messages(settings: settings) }
}

extension Invocation {
  /// Carries out a command line: reports its errors, of which the last decides the status, and prints
  /// its output.
  func execute(_ line: ParsedLine) throws -> ExitStatus {
    var output = try output(of: line)
    for error in output.errors { output.status = report(error) }
    if case .document(let page) = output.content, context.output.isTerminal, !languageIsNamed,
      line.command.map(\.offersBothLanguages) ?? !options.help
    {
      output.content = .document(page + [wording.languageHint])
    }
    try write(output.content)
    return output.status
  }

  /// Whether an option, a variable or the locale names the reader's language.
  private var languageIsNamed: Bool {
    (options.language ?? context.environment.language) != nil
  }

  /// Reports an error, and how to change the language if nothing names the reader's.
  func report(_ error: any Error) -> ExitStatus {
    var message = wording.message(for: error)
    if !languageIsNamed { message.remedy.append(wording.languageHint) }
    messages.report(message)
    return message.status
  }

  /// What a command line shows.
  func output(of line: ParsedLine) throws -> Output {
    if let mistake = line.mistake { throw mistake }
    if options.help { return help(for: line.command) }
    if options.version { return version() }
    return try line.command?.run(self, line.operands) ?? .document(pages.front())
  }
}

/// The values from which pages and messages are made.
extension Invocation {
  /// Pages that mark no favourites.
  var pages: Pages {
    get throws {
      Pages(
        catalogue: try catalogue, wording: wording, showsPictures: settings.showsPictures)
    }
  }

  /// Pages that mark the reader's favourites; none, with a warning, if the file cannot be read.
  func markedPages() throws -> Pages {
    var pages = try pages
    do {
      pages.favourites = try favourites()
    } catch let error as FavouritesError where error != .noPlace {
      messages.warn(wording.message(for: error).text)
    } catch {}
    return pages
  }
}

/// An edition of a run's catalogue, which is read when a command first needs it: help needs none.
final class LazyCatalogue {
  private let path: String?
  private let edition: Catalogue.Edition
  private lazy var result = Result { () throws(CatalogueError) in
    try path.map { path throws(CatalogueError) in try Catalogue(path: path, edition: edition) }
      ?? Catalogue(bundled: edition)
  }

  /// - Parameter path: The folder; nil for the bundled catalogue.
  init(path: String?, edition: Catalogue.Edition) {
    (self.path, self.edition) = (path, edition)
  }

  func get() throws(CatalogueError) -> Catalogue { try result.get() }
}
