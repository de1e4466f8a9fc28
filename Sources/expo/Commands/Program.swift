import ExpoCore
import TerminalText

/// One run of the program: what was asked for, and everything that the commands need for it.
struct Program {
  static let version = "1.0.0"
  /// The day of the version (ISO 8601).
  static let date = "2026-11-21"

  let environment: Environment
  let options: Options
  let presentation: Presentation
  let catalogue: CatalogueInUse
  let wording: Wording

  init(environment: Environment, options: Options) {
    self.environment = environment
    self.options = options
    wording = .korean
    presentation = Presentation(options: options, environment: environment)
    catalogue = CatalogueInUse(option: options.catalogue, environment: environment)
  }

  /// What the pages need; a command that they name reads the same catalogue as this one.
  var context: PageContext {
    presentation.isAccessible
      ? PageContext(
        wording: wording.pages,
        carriedVariable: options.catalogue.map { ("EXPO_CATALOGUE", $0) }
      )
      : PageContext(
        wording: wording.pages,
        carriedOptions: options.catalogue.map { ["--catalogue", $0] } ?? []
      )
  }

  /// Carries the arguments out and answers the status to exit with.
  static func run(_ arguments: [String], environment: Environment) -> ExitStatus {
    if arguments.first == Self.completionEntry {
      return complete(Array(arguments.dropFirst()), environment: environment)
    }
    let invocation: Invocation
    do throws(UsageError) {
      invocation = try Parser.parse(arguments)
    } catch {
      let program = Program(environment: environment, options: Options())
      return Messages(program).report(program.failure(error))
    }
    let program = Program(environment: environment, options: invocation.options)
    do throws(Failure) {
      return try program.carryOut(invocation)
    } catch {
      return Messages(program).report(error)
    }
  }

  private func carryOut(_ invocation: Invocation) throws(Failure) -> ExitStatus {
    let screen = Screen(self)
    let help = HelpPage(wording: wording.help)
    if options.help {
      return try screen.show(invocation.command.map(help.document) ?? help.full)
    }
    if options.version {
      return try screen.show(try versionPage())
    }
    return switch invocation.command {
    case nil: try screen.show(help.short)
    case .overview: try overview(on: screen)
    case .items: try items(on: screen)
    case .item: try item(invocation.operands, on: screen)
    case .search: try search(invocation.operands, on: screen)
    case .random: try random(on: screen)
    case .open: try open(invocation.operands, on: screen)
    case .favourites: try favourites(invocation.operands, on: screen)
    case .check: try check(invocation.operands, on: screen)
    case .completions: try completions(invocation.operands, on: screen)
    case .manual: try manual(on: screen)
    case .help: try self.help(invocation.operands, on: screen)
    }
  }

  /// The version, and what the program carries with it.
  private func versionPage() throws(Failure) -> Document {
    let exposition = try exposition(of: CatalogueInUse(path: nil))
    let title = TitleLines.of(exposition.title).joined(separator: " ")
    let contents = wording.messages.contents(title, Items.bundled.count)
    return Document([
      .title([Inline(own: "expo \(Self.version)"), Inline(line: contents, .subtitle)])
    ])
  }
}
