import SharedModel
import Testing

@testable import VIPERImpl

extension PlacesPresenterTests {
  @Test("A failed refresh is told, and keeps rows and pages", arguments: ServiceError.allCases)
  func refreshFails(error: ServiceError) {
    load()
    pull()
    presenter.didFailToObtainPlaces(error)
    #expect(router.alerts == ["Couldn't refresh."])
    #expect(view.titles == ["Aljube"] && view.error == nil && view.more == nil && !view.isRefreshing)
    presenter.didScrollToEnd()
    #expect(interactor.calls.last == .more)
  }

  @Test("A refresh keeps the rows, without the spinner, until the new ones replace them")
  func refresh() {
    load()
    pull()
    #expect(view.isRefreshing && !view.isSpinning && view.titles == ["Aljube"])
    #expect(interactor.calls == [.favourites, .places(all), .places(all)])
    presenter.didObtainPlaces(list([maat], isComplete: true))
    #expect(!view.isRefreshing && view.titles == ["MAAT"])
  }

  @Test("A refresh of a list that was complete can find that there is more")
  func refreshOfAll() {
    load(isComplete: true)
    pull()
    presenter.didObtainPlaces(list([aljube], isComplete: false))
    presenter.didScrollToEnd()
    #expect(interactor.calls.last == .more)
  }

  @Test("A refresh that leaves no places says so, and one that brings some takes the note away")
  func refreshOfNothing() {
    load()
    pull()
    presenter.didObtainPlaces(list([], isComplete: true))
    #expect(view.places == PlacesViewModel(rows: [], emptyText: "Nothing here yet."))
    pull()
    presenter.didObtainPlaces(list([maat], isComplete: true))
    #expect(view.places?.emptyText == nil && view.titles == ["MAAT"])
  }

  @Test("During a refresh a pull sends nothing more, and the list still shows that it refreshes")
  func pullDuringRefresh() {
    load()
    pull()
    pull()
    #expect(interactor.calls.count == 3 && view.isRefreshing)
  }

  @Test("A pull drops a request for more", arguments: [true, false])
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
}
