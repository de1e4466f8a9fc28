import ExpoCore

/// One run of the program, from its arguments to its status.
struct Program {
  static let version = "1.0.0"

  let environment: Environment
  let wording = Wording.korean

  var context: PageContext { PageContext(wording: wording.pages) }

  /// Carries the arguments out and answers the status to exit with.
  func run(_ arguments: [String]) -> ExitStatus {
    var options = Options()
    do throws(Failure) {
      let invocation = try invocation(of: arguments)
      options = invocation.options
      return try carryOut(invocation)
    } catch {
      return Messages(self, options).report(error)
    }
  }

  private func invocation(of arguments: [String]) throws(Failure) -> Invocation {
    do throws(UsageError) {
      return try Parser.parse(arguments)
    } catch {
      throw failure(error)
    }
  }

  private func carryOut(_ invocation: Invocation) throws(Failure) -> ExitStatus {
    let screen = Screen(self, invocation.options)
    let help = HelpPage(wording: wording.help)
    if invocation.options.help {
      return try screen.show(invocation.command.map(help.document) ?? help.full)
    }
    if invocation.options.version {
      return try screen.show(Document([.paragraph([Span(own: "expo \(Self.version)")])]))
    }
    return switch invocation.command {
    case nil: try screen.show(help.short)
    case .overview: try overview(on: screen)
    case .items: try items(on: screen)
    case .item: try item(invocation.operands, on: screen)
    case .help: try self.help(invocation.operands, on: screen)
    }
  }
}

extension Program {
  func exposition() throws(Failure) -> Exposition {
    do throws(CatalogueError) {
      return try Exposition.bundled
    } catch {
      throw failure(error)
    }
  }

  func failure(_ error: CatalogueError) -> Failure {
    Failure(status: .badData, message: "\(error.path):\(error.position)")
  }
}
