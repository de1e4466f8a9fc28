import ExpoCore
import TerminalText

/// `expo open`, and what the browser does with the links of its pages.
extension Run {
  /// `expo open NAME`
  ///
  /// Says which link was opened; prints its address if it was not.
  func open(_ words: [String]) throws -> Output {
    let link = try link(of: topic(of: words, for: .open))
    do throws(LinkOpener.Failure) {
      try linkOpener.open(link.url)
      return .document([
        .paragraph([
          Inline("\(wording.openedLink): "), Inline(line: link.label),
          Inline(", "), Inline(line: link.url, .link),
        ])
      ])
    } catch {
      var output = lines(of: [link.url])
      output.errors = [error]
      return output
    }
  }

  /// `expo open NAME… --print`
  func addresses(of words: [String]) throws -> Output {
    let (topics, unknown) = try topics(of: names(in: words), for: .open)
    let (addresses, errors) = try topics.values { try link(of: $0).url }
    var output = lines(of: addresses)
    output.errors = unknown + errors
    return output
  }

  var linkOpener: LinkOpener { LinkOpener(startup.environment) }

  private func lines(of addresses: [String]) -> Output {
    .lines(addresses.map { Line([Inline(line: $0, .link)]) })
  }

  /// The link to open, with its address in the form that is safe to give to a browser.
  ///
  /// - Parameter number: which of its links; nil is the one that the options name, or else the first.
  func link(of topic: Topic, number: Int? = nil) throws -> WebLink {
    let entry = try catalogue.entry(topic)
    let links = entry.links
    guard !links.isEmpty else { throw CommandError.noLink(of: entry.name) }
    let number = number ?? options.link ?? 1
    guard number <= links.count else { throw CommandError.noSuchLink(number, of: links.count) }
    let link = links[number - 1]
    guard let address = link.safeAddress else { throw CommandError.unsafeLink(link.url) }
    return WebLink(label: link.label, url: address)
  }
}
