import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

// snippet.interactor
/// Provides the favourites and nothing else.
final class FavouritePlacesInteractor {
  weak var output: (any PlacesInteractorOutput)?  // the presenter, which owns this
  private let places: [Place]
  private let service: any PlacesService
  private let favourites: any FavouriteStorage
  private var query = PlaceQuery()
  private var favouritesObservation: Cancellable?

  init(places: [Place], service: any PlacesService, favourites: any FavouriteStorage) {
    self.places = places
    self.service = service
    self.favourites = favourites
  }
}
// snippet.end

// MARK: - PlacesInteractorInput

// snippet.input
extension FavouritePlacesInteractor: PlacesInteractorInput {
  func observeFavourites() {
    favouritesObservation = favourites.observe { [weak self] _ in
      guard let self else { return }
      obtainPlaces(query)
    }
  }

  func isFavourite(placeID: String) -> Bool { favourites.contains(placeID) }

  func obtainPlaces(_ query: PlaceQuery) {
    self.query = query
    let found = query.sortedMatches(in: places).filter { favourites.contains($0.id) }
    output?.didObtainPlaces(
      PlaceListItem(
        query: query, places: found.map { PlaceItem($0) }, isComplete: true,
        pager: PagingFacade(query: query, service: service)))
  }

  func searchPlaces(_ query: PlaceQuery) { obtainPlaces(query) }
  func obtainMorePlaces() {}
}
// snippet.end

final class RouterDouble: @MainActor PlacesRouterInput {
  private(set) var opened: [String] = []

  func openPlace(_ place: PlaceItem, pager: any PagingFacadeInput) { opened.append(place.name) }
  func openAlert(_ alert: AlertViewModel) {}
  func openAlert(_ alert: AlertViewModel, for outcome: AlertOutcome, output: any AlertOutput) {}
}

/// The answer in the chapter on VIPER, below the app's own presenter and view.
struct ViewInteractorPresenterTests {
  private let fixture = AlfamaFixture()
  private let interactor: FavouritePlacesInteractor
  private let router = RouterDouble()
  private let window = Window()

  // snippet.module
  init() throws {
    interactor = FavouritePlacesInteractor(
      places: .alfama, service: fixture.dependencies.places, favourites: fixture.dependencies.favourites)
    let presenter = PlacesPresenter(interactor: interactor, router: router)
    let viewController = PlacesViewController(
      output: presenter, displayManager: PlacesDisplayManager(output: presenter))
    presenter.view = viewController
    interactor.output = presenter
    presenter.configureModule(title: "Alfama", query: fixture.query)
    window.rootViewController = viewController
  }
  // snippet.end

  private var rows: [Element.Row] {
    for case .list(let list) in window.snapshot.screen.elements.map(\.content) { return list.rows }
    return []
  }

  private var texts: [String] {
    window.snapshot.screen.elements.compactMap { if case .label(let text) = $0.content { text } else { nil } }
  }

  private func set(_ isFavourite: Bool, _ id: Place.ID) throws {
    try fixture.dependencies.favourites.set(isFavourite, id: id)
  }

  @Test("Without favourites the screen says that it is empty")
  func none() {
    #expect(rows.isEmpty)
    #expect(texts == ["Nothing here yet."])
  }

  // snippet.test
  @Test("A place is listed, with its mark, while it is a favourite")
  func favourites() throws {
    for id in ["elsewhere", "aljube"] { try set(true, id) }
    #expect(rows.map(\.title) == ["Aljube"])
    #expect(rows.map(\.accessory) == ["★"])
    try set(false, "aljube")
    #expect(rows.isEmpty)
  }
  // snippet.end

  @Test("A search looks among the favourites, and a tapped row leads to its place")
  func search() throws {
    for id in ["fado", "sé"] { try set(true, id) }
    try window.perform(.type(text: "a", id: "places.search"))
    #expect(rows.map(\.title) == ["Fado"])
    try window.perform(.selectRow(number: 1, id: "places.list"))
    #expect(router.opened == ["Fado"])
  }
}
