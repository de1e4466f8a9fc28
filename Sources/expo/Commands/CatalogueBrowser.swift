import ExpoCore
import TerminalText

/// The browser and what it does besides drawing: favourites and links.
struct CatalogueBrowser: FullScreenProgram {
  private var run: Run
  private var state: BrowserState

  init(
    _ run: Run, _ items: [Item], opening topic: Topic?
  ) {
    self.run = run
    state = BrowserState(
      run.browserEdition(items),
      size: TerminalSize(columns: 80, rows: 24),
      measure: run.settings.measure,
      favourites: run.markedPages.favourites,
      pictures: run.settings.canHavePictures ? run.options.pictures ?? .auto : nil,
      opening: topic
    )
  }

  var contents: ScreenContents { state.contents }
  var patience: Int32 { state.patience }

  mutating func handle(_ event: ScreenEvent) -> ScreenRequest? {
    do {
      switch state.handle(event) {
      case nil: return nil
      case .quit: return .quit
      case .toggleFavourite(let topic):
        let message = try run.toggleFavourite(topic)
        state.setFavourites(run.markedPages.favourites)
        state.say([message])
        return nil
      case .changeLanguage:
        changeLanguage()
        return nil
      case .openLink(let topic, let number):
        return .open(address: try run.link(of: topic, number: number).url)
      }
    } catch {
      state.say([run.wording.message(for: error).text])
      return nil
    }
  }

  mutating func open(_ address: String) {
    do throws(LinkOpener.Failure) {
      try run.linkOpener.open(address)
      state.say([address, run.wording.opened])
    } catch {
      state.say([address, run.wording.message(for: error).text])
    }
  }

  private mutating func changeLanguage() {
    var options = run.options
    options.language = run.wording.language.other
    run = Run(options: options, in: run.startup)
    state.translate(to: run.browserEdition(state.items))
  }
}
