import AppDoubles
import SharedModel
import Testing

@testable import VIPERImpl

struct PlacesPresenterTests {
  let view = PlacesViewDouble()
  let interactor = PlacesInteractorDouble()
  let router = PlacesRouterDouble()
  let presenter: PlacesPresenter
  let aljube = PlaceItem.aljube
  let maat = PlaceItem.maat
  let all = PlaceQuery()
  let pager = PagingFacadeDouble()

  init() {
    presenter = PlacesPresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  func list(_ places: [PlaceItem], isComplete: Bool, query: PlaceQuery = PlaceQuery()) -> PlaceListItem {
    PlaceListItem(query: query, places: places, isComplete: isComplete, pager: pager)
  }

  /// Opens the screen and answers its first request.
  func load(isComplete: Bool = false) {
    presenter.didTriggerViewReady()
    presenter.didObtainPlaces(list([aljube], isComplete: isComplete))
  }

  func failToLoad() {
    presenter.didTriggerViewReady()
    presenter.didFailToObtainPlaces(.offline)
  }

  func pull() {
    view.isRefreshing = true
    presenter.didPullToRefresh()
  }

  // MARK: - First load

  @Test(
    "A failed first load shows the error instead of the spinner, and neither rows nor a note on an empty list",
    arguments: [
      (ServiceError.offline, "No connection."), (.serverError, "Something went wrong."),
      (.notFound, "Something went wrong."),
    ])
  func firstLoadFails(failure: ServiceError, text: String) {
    presenter.didTriggerViewReady()
    presenter.didFailToObtainPlaces(failure)
    #expect(view.error == text && !view.isSpinning && view.more == nil)
    #expect(view.places == PlacesViewModel(rows: [], emptyText: nil) && router.alerts.isEmpty)
  }

  @Test("Retry hides the error, shows the spinner and loads what is in the field")
  func retry() {
    presenter.configureModule(title: "Belém", query: PlaceQuery(text: "ma", quarterID: "belem"))
    failToLoad()
    presenter.didTapRetry()
    #expect(view.error == nil && view.isSpinning)
    #expect(interactor.calls.last == .places(PlaceQuery(text: "ma", quarterID: "belem")))
    #expect(interactor.calls.count == 3)
    presenter.didFailToObtainPlaces(.offline)
    #expect(view.error == "No connection." && router.alerts.isEmpty)
  }

  @Test("After a failed first load a pull is the same as Retry")
  func pullAfterFailure() {
    failToLoad()
    pull()
    #expect(view.error == nil && view.isSpinning && !view.isRefreshing)
    #expect(interactor.calls == [.favourites, .places(all), .places(all)])
  }

  @Test("During the first load a pull sends nothing more, and the list doesn't show that it refreshes")
  func pullDuringFirstLoad() {
    presenter.didTriggerViewReady()
    pull()
    #expect(interactor.calls == [.favourites, .places(all)])
    #expect(view.isSpinning && !view.isRefreshing)
  }

  @Test("Ready, it loads, with the spinner shown until the reply")
  func firstLoad() {
    presenter.didTriggerViewReady()
    #expect(view.isSpinning && view.places == nil && view.query?.isEmpty == true)
    #expect(interactor.calls == [.favourites, .places(all)])
    presenter.didObtainPlaces(list([aljube, maat], isComplete: true))
    #expect(!view.isSpinning)
    #expect(
      view.places
        == PlacesViewModel(
          rows: [
            .init(title: "Aljube", subtitle: "Grave", accessory: nil),
            .init(title: "MAAT", subtitle: "White", accessory: nil),
          ], emptyText: nil))
  }

  @Test("Without any place the list says so")
  func noPlaces() {
    presenter.didTriggerViewReady()
    presenter.didObtainPlaces(list([], isComplete: true))
    #expect(view.places == PlacesViewModel(rows: [], emptyText: "Nothing here yet."))
  }

  // MARK: - Favourites

  @Test("A favourite is marked")
  func favourite() {
    presenter.didTriggerViewReady()
    interactor.favouriteIDs = ["maat"]
    presenter.didObtainPlaces(list([aljube, maat], isComplete: true))
    #expect(view.places?.rows.map(\.accessory) == [nil, "★"])
    #expect(view.updates.isEmpty)
  }

  @Test("A favourite changes its row alone")
  func favouriteChanges() {
    presenter.didTriggerViewReady()
    interactor.favouriteIDs = ["aljube"]
    presenter.didObtainPlaces(list([aljube, maat], isComplete: true))
    #expect(view.updates.isEmpty)
    interactor.favouriteIDs = ["aljube", "maat"]
    presenter.didChangeFavourite(ofPlaceAt: 1)
    #expect(view.updates == [1: [.init(title: "MAAT", subtitle: "White", accessory: "★")]])
    interactor.favouriteIDs = ["maat"]
    presenter.didChangeFavourite(ofPlaceAt: 0)
    #expect(view.updates[0] == [.init(title: "Aljube", subtitle: "Grave", accessory: nil)])
    #expect(view.reloadCount == 1)
  }

  @Test("A change of the favourites changes nothing after a failed search")
  func favouriteChangesWithoutRows() {
    load()
    presenter.didEditQuery("m")
    presenter.didFailToObtainPlaces(.offline)
    presenter.didChangeFavourite(ofPlaceAt: 0)
    #expect(view.updates.isEmpty)
  }

  // MARK: - Restoring

  @Test("Its title and text are part of the navigation state")
  func restoring() {
    presenter.configureModule(title: "Belém", query: PlaceQuery(text: "ma", quarterID: "belem"))
    #expect(view.title == "Belém")
    #expect(presenter.obtainSavedScreen() == .places(quarterID: "belem", title: "Belém", query: "ma"))
    presenter.didTriggerViewReady()
    #expect(view.query == "ma")
    #expect(interactor.calls.last == .places(PlaceQuery(text: "ma", quarterID: "belem")))
    presenter.didEditQuery("maa")
    #expect(presenter.obtainSavedScreen() == .places(quarterID: "belem", title: "Belém", query: "maa"))
  }
}
