import SharedModel
import Testing

@testable import VIPERImpl

struct PlacesPresenterTests {
  private let view = PlacesViewDouble()
  private let interactor = PlacesInteractorDouble()
  private let router = PlacesRouterDouble()
  private let presenter: PlacesPresenter
  private let castelo = PlaceItem(id: "castelo", name: "Castelo", summary: "The view")
  private let maat = PlaceItem(id: "maat", name: "MAAT", summary: "Art and power")
  private let all = PlaceQuery()

  init() {
    presenter = PlacesPresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  /// Opens the screen and answers its first request.
  private func load(isComplete: Bool = false) {
    presenter.didTriggerViewReady()
    presenter.didObtainPlaces([castelo], isComplete: isComplete)
  }

  private func failToLoad() {
    presenter.didTriggerViewReady()
    presenter.didFailToObtainPlaces(.offline)
  }

  private func pull() {
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
    #expect(view.places == PlacesViewModel(rows: [], emptyNote: nil) && router.alerts.isEmpty)
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
    presenter.didObtainPlaces([castelo, maat], isComplete: true)
    #expect(!view.isSpinning)
    #expect(
      view.places
        == PlacesViewModel(
          rows: [
            .init(title: "Castelo", subtitle: "The view", accessory: nil),
            .init(title: "MAAT", subtitle: "Art and power", accessory: nil),
          ], emptyNote: nil))
  }

  @Test("Without any place the list says so")
  func noPlaces() {
    presenter.didTriggerViewReady()
    presenter.didObtainPlaces([], isComplete: true)
    #expect(view.places == PlacesViewModel(rows: [], emptyNote: "Nothing here yet."))
  }

  // MARK: - More

  @Test("Nothing more is asked for before anything is loaded, nor after a failure to load")
  func moreOfNothing() {
    presenter.didTriggerViewReady()
    presenter.didScrollToEnd()
    presenter.didFailToObtainPlaces(.offline)
    presenter.didScrollToEnd()
    #expect(interactor.calls == [.favourites, .places(all)] && view.more == nil)
  }

  @Test("Nothing more is asked for when all is loaded")
  func moreOfAll() {
    load(isComplete: true)
    presenter.didScrollToEnd()
    #expect(interactor.calls == [.favourites, .places(all)] && view.more == nil)
  }

  @Test("Nothing more is asked for while a search waits, nor during a refresh")
  func moreWhileBusy() {
    load()
    pull()
    presenter.didScrollToEnd()
    presenter.didEditQuery("m")
    presenter.didScrollToEnd()
    #expect(!interactor.calls.contains(.more) && view.more == nil)
  }

  @Test("A failure to load more can be tapped and keeps the rows", arguments: ServiceError.allCases)
  func moreFails(error: ServiceError) {
    load()
    presenter.didScrollToEnd()
    presenter.didFailToObtainPlaces(error)
    #expect(view.more == .init(title: "Couldn't load more. Tap to retry.", isEnabled: true))
    #expect(view.titles == ["Castelo"] && view.error == nil && router.alerts.isEmpty)
  }

  @Test("After a failure to load more, a tap or the end of the list tries again")
  func moreAgain() {
    load()
    presenter.didScrollToEnd()
    presenter.didFailToObtainPlaces(.offline)
    presenter.didTapMore()
    #expect(view.more == .init(title: "Loading more…", isEnabled: false))
    presenter.didFailToObtainPlaces(.offline)
    presenter.didScrollToEnd()
    #expect(interactor.calls.suffix(3) == [.more, .more, .more])
  }

  @Test("The end of the list asks for more, once, and says so until it comes")
  func more() {
    load()
    presenter.didScrollToEnd()
    presenter.didScrollToEnd()
    #expect(view.more == .init(title: "Loading more…", isEnabled: false))
    #expect(!view.isSpinning && interactor.calls.count { $0 == .more } == 1)
    presenter.didObtainPlaces([castelo, maat], isComplete: true)
    #expect(view.more == nil && view.titles == ["Castelo", "MAAT"])
    presenter.didScrollToEnd()
    #expect(interactor.calls.count { $0 == .more } == 1)
  }

  // MARK: - Refresh

  @Test("A failed refresh is told by an alert and keeps rows and pages", arguments: ServiceError.allCases)
  func refreshFails(error: ServiceError) {
    load()
    pull()
    presenter.didFailToObtainPlaces(error)
    #expect(router.alerts == ["Couldn't refresh."])
    #expect(view.titles == ["Castelo"] && view.error == nil && view.more == nil && !view.isRefreshing)
    presenter.didScrollToEnd()
    #expect(interactor.calls.last == .more)
  }

  @Test("A refresh keeps the rows, without the spinner, until the new ones replace them")
  func refresh() {
    load()
    pull()
    #expect(view.isRefreshing && !view.isSpinning && view.titles == ["Castelo"])
    #expect(interactor.calls == [.favourites, .places(all), .places(all)])
    presenter.didObtainPlaces([maat], isComplete: true)
    #expect(!view.isRefreshing && view.titles == ["MAAT"])
  }

  @Test("A refresh that leaves no places says so, and one that brings some takes the note away")
  func refreshOfNothing() {
    load()
    pull()
    presenter.didObtainPlaces([], isComplete: true)
    #expect(view.places == PlacesViewModel(rows: [], emptyNote: "Nothing here yet."))
    pull()
    presenter.didObtainPlaces([maat], isComplete: true)
    #expect(view.places?.emptyNote == nil && view.titles == ["MAAT"])
  }

  @Test("During a refresh a pull sends nothing more, and the list still shows that it refreshes")
  func pullDuringRefresh() {
    load()
    pull()
    pull()
    #expect(interactor.calls.count == 3 && view.isRefreshing)
  }

  @Test("A pull drops a request for more and hides its footer, also one that has failed", arguments: [true, false])
  func pullDuringMore(hasFailed: Bool) {
    load()
    presenter.didScrollToEnd()
    if hasFailed { presenter.didFailToObtainPlaces(.offline) }
    pull()
    #expect(view.more == nil && view.isRefreshing)
    #expect(interactor.calls.suffix(2) == [.more, .places(all)])
    presenter.didFailToObtainPlaces(.offline)
    #expect(router.alerts == ["Couldn't refresh."] && view.more == nil)
  }

  // MARK: - Search

  @Test("A failed search takes the rows away, and the note on an empty list")
  func searchFails() {
    load()
    presenter.didEditQuery("m")
    presenter.didFailToObtainPlaces(.serverError)
    #expect(view.places == PlacesViewModel(rows: [], emptyNote: nil))
    #expect(view.error == "Something went wrong." && !view.isSpinning && router.alerts.isEmpty)
    presenter.didScrollToEnd()
    presenter.didTapRetry()
    #expect(interactor.calls.suffix(2) == [.search(PlaceQuery(text: "m")), .places(PlaceQuery(text: "m"))])
  }

  @Test("After a failed search a pull is the same as Retry")
  func pullAfterFailedSearch() {
    load()
    presenter.didEditQuery("m")
    presenter.didFailToObtainPlaces(.offline)
    pull()
    #expect(view.error == nil && view.isSpinning && !view.isRefreshing)
    #expect(interactor.calls.last == .places(PlaceQuery(text: "m")))
  }

  @Test("While a search is waiting a pull ends at once and sends nothing")
  func pullDuringSearch() {
    load()
    presenter.didEditQuery("m")
    pull()
    #expect(!view.isRefreshing && view.isSpinning)
    #expect(interactor.calls.last == .search(PlaceQuery(text: "m")))
  }

  @Test("An edit ends a refresh, hides the footer and the error, and shows the spinner")
  func edit() {
    failToLoad()
    presenter.didEditQuery("m")
    #expect(view.error == nil && view.isSpinning)
    presenter.didObtainPlaces([maat], isComplete: false)
    presenter.didScrollToEnd()
    presenter.didEditQuery("ma")
    #expect(view.more == nil && view.isSpinning)
    presenter.didObtainPlaces([maat], isComplete: false)
    pull()
    presenter.didEditQuery("maa")
    #expect(!view.isRefreshing && view.isSpinning)
  }

  @Test("Rows and the note on an empty list stay as they are until the search is answered")
  func searchReply() {
    load()
    presenter.didEditQuery(" xy ")
    #expect(view.titles == ["Castelo"])
    presenter.didObtainPlaces([], isComplete: true)
    #expect(!view.isSpinning)
    #expect(view.places == PlacesViewModel(rows: [], emptyNote: "No places match “xy”."))
    presenter.didEditQuery("ma")
    #expect(view.places?.emptyNote == "No places match “xy”.")
    presenter.didObtainPlaces([maat], isComplete: true)
    #expect(view.places?.emptyNote == nil && view.titles == ["MAAT"])
  }

  @Test("An edit that brings the old text back searches, too, and only in the quarter")
  func oldText() {
    presenter.configureModule(title: "Belém", query: PlaceQuery(quarterID: "belem"))
    load()
    presenter.didEditQuery("m")
    presenter.didEditQuery("")
    let queries = ["m", ""].map { PlaceQuery(text: $0, quarterID: "belem") }
    #expect(interactor.calls.suffix(2) == queries.map { .search($0) })
  }

  // MARK: - Favourites

  @Test("A favourite is marked")
  func favourite() {
    presenter.didTriggerViewReady()
    presenter.didObtainFavourites(ids: ["maat"])
    presenter.didObtainPlaces([castelo, maat], isComplete: true)
    #expect(view.places?.rows.map(\.accessory) == [nil, "★"])
    #expect(view.updates.isEmpty)
  }

  @Test("A change of the favourites shows the rows concerned anew, and no other")
  func favouriteChanges() {
    presenter.didTriggerViewReady()
    presenter.didObtainFavourites(ids: ["castelo", "se"])
    presenter.didObtainPlaces([castelo, maat], isComplete: true)
    presenter.didObtainFavourites(ids: ["castelo", "maat"])
    #expect(view.updates == [1: [.init(title: "MAAT", subtitle: "Art and power", accessory: "★")]])
    presenter.didObtainFavourites(ids: ["maat"])
    #expect(view.updates[0] == [.init(title: "Castelo", subtitle: "The view", accessory: nil)])
    #expect(view.reloadCount == 1)
  }

  @Test("A change of the favourites changes nothing after a failed search")
  func favouriteChangesWithoutRows() {
    load()
    presenter.didEditQuery("m")
    presenter.didFailToObtainPlaces(.offline)
    presenter.didObtainFavourites(ids: ["castelo"])
    #expect(view.updates.isEmpty)
  }

  // MARK: - Restoring

  @Test("It opens with what it is given, and can say what it has")
  func restoring() {
    presenter.configureModule(title: "Belém", query: PlaceQuery(text: "ma", quarterID: "belem"))
    #expect(view.title == "Belém")
    #expect(presenter.savedScreen == .places(quarterID: "belem", title: "Belém", query: "ma"))
    presenter.didTriggerViewReady()
    #expect(view.query == "ma")
    #expect(interactor.calls.last == .places(PlaceQuery(text: "ma", quarterID: "belem")))
    presenter.didEditQuery("maa")
    #expect(presenter.savedScreen == .places(quarterID: "belem", title: "Belém", query: "maa"))
  }
}
