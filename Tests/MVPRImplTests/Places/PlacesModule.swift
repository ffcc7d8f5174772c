import AppDoubles
import SharedModel

@testable import MVPRImpl

/// A presenter of places whose view has loaded, with doubles of all its neighbours.
final class PlacesModule {
  let service = PlacesServiceDouble()
  let favourites = FavouritesDouble()
  let clock = VirtualClock()
  let router = PlacesRouterDouble()
  let view = PlacesViewDouble()
  private(set) var presenter: PlacesPresenter?

  var titles: [String] { view.rows.map(\.title) }

  init(query: PlaceQuery = PlaceQuery()) {
    presenter = PlacesPresenter(
      places: PlacesLoader(service: service), favourites: favourites, clock: clock, searchDebounce: .milliseconds(300),
      title: "Title", query: query, router: router)
    presenter?.view = view
    presenter?.viewDidLoad()
  }

  /// Answers the first load with a page that isn't the last.
  func load() {
    service.answer([.aljube, .fado], isLast: false)
  }

  /// Waits until the pending search is sent.
  func waitForSearch() {
    clock.advance(by: .milliseconds(300))
  }

  /// Releases the presenter, as closing its screen does.
  func close() {
    presenter = nil
  }
}
