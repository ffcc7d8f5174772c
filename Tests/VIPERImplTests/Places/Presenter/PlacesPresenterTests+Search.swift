import SharedModel
import Testing

@testable import VIPERImpl

extension PlacesPresenterTests {
  @Test("A failed search takes the rows away, and Retry asks for the text in the field")
  func searchFails() {
    load()
    presenter.didEditQuery("m")
    presenter.didFailToObtainPlaces(.serverError)
    #expect(view.places == PlacesViewModel(rows: [], emptyText: nil))
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

  @Test("While a search waits, pulling sends nothing")
  func pullDuringSearch() {
    load()
    presenter.didEditQuery("m")
    pull()
    #expect(!view.isRefreshing && view.isSpinning)
    #expect(interactor.calls.last == .search(PlaceQuery(text: "m")))
  }

  @Test("An edit drops all other requests")
  func edit() {
    failToLoad()
    presenter.didEditQuery("m")
    #expect(view.error == nil && view.isSpinning)
    presenter.didObtainPlaces(list([maat], isComplete: false))
    presenter.didScrollToEnd()
    presenter.didEditQuery("ma")
    #expect(view.more == nil && view.isSpinning)
    presenter.didObtainPlaces(list([maat], isComplete: false))
    pull()
    presenter.didEditQuery("maa")
    #expect(!view.isRefreshing && view.isSpinning)
  }

  @Test("Without a match it names the text")
  func noMatch() {
    load()
    presenter.didEditQuery(" xy ")
    presenter.didObtainPlaces(list([], isComplete: true, query: PlaceQuery(text: " xy ")))
    #expect(view.places == PlacesViewModel(rows: [], emptyText: "No places match “xy”."))
  }

  @Test("Rows and the note on an empty list stay as they are until the search is answered")
  func searchReply() {
    load()
    presenter.didEditQuery(" xy ")
    #expect(view.titles == ["Aljube"])
    presenter.didObtainPlaces(list([], isComplete: true, query: PlaceQuery(text: " xy ")))
    #expect(!view.isSpinning)
    #expect(view.places == PlacesViewModel(rows: [], emptyText: "No places match “xy”."))
    presenter.didEditQuery("ma")
    #expect(view.places?.emptyText == "No places match “xy”.")
    presenter.didObtainPlaces(list([maat], isComplete: true))
    #expect(view.places?.emptyText == nil && view.titles == ["MAAT"])
  }

  @Test("While a search waits, a list that a place is gone from names its own text")
  func goneDuringSearch() {
    presenter.didTriggerViewReady()
    presenter.didObtainPlaces(list([maat], isComplete: true, query: PlaceQuery(text: "maa")))
    presenter.didEditQuery("xy")
    presenter.didRemovePlace(at: 0)
    #expect(view.places == PlacesViewModel(rows: [], emptyText: "No places match “maa”.") && view.isSpinning)
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
}
