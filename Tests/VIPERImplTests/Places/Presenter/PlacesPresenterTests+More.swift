import SharedModel
import Testing

@testable import VIPERImpl

extension PlacesPresenterTests {
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
    #expect(view.titles == ["Aljube"] && view.error == nil && router.alerts.isEmpty)
  }

  @Test("A page that can't be loaded can be asked for again")
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

  @Test("The end of the list loads the next page, once")
  func more() {
    load()
    presenter.didScrollToEnd()
    presenter.didScrollToEnd()
    #expect(view.more == .init(title: "Loading more…", isEnabled: false))
    #expect(!view.isSpinning && interactor.calls.count { $0 == .more } == 1)
    presenter.didAddPlaces([maat], isComplete: true)
    #expect(view.more == .init(title: "Loading more…", isEnabled: false))
    presenter.didObtainMorePlaces()
    #expect(view.more == nil && view.titles == ["Aljube", "MAAT"])
    presenter.didScrollToEnd()
    #expect(interactor.calls.count { $0 == .more } == 1)
  }

  @Test("A page that Next has loaded hides that loading more failed")
  func moreAfterNext() {
    load()
    presenter.didScrollToEnd()
    presenter.didFailToObtainPlaces(.offline)
    presenter.didAddPlaces([maat], isComplete: false)
    #expect(view.more == nil && view.titles == ["Aljube", "MAAT"])
    presenter.didScrollToEnd()
    #expect(view.more == .init(title: "Loading more…", isEnabled: false))
  }

  @Test("A page that Next has loaded and that has no places hides it, too, as all is loaded then")
  func emptyPageAfterNext() {
    load()
    presenter.didScrollToEnd()
    presenter.didFailToObtainPlaces(.offline)
    presenter.didAddPlaces([], isComplete: true)
    #expect(view.more == nil)
  }

  @Test("A place that is gone leaves the offer to load more, which still works")
  func goneAfterFailure() {
    load()
    presenter.didScrollToEnd()
    presenter.didFailToObtainPlaces(.offline)
    presenter.didRemovePlace(at: 0)
    #expect(view.more == .init(title: "Couldn't load more. Tap to retry.", isEnabled: true))
    presenter.didTapMore()
    #expect(interactor.calls.suffix(2) == [.more, .more])
  }

  @Test("A place that is gone loses its row")
  func gone() {
    presenter.didTriggerViewReady()
    presenter.didObtainPlaces(list([aljube, maat], isComplete: true))
    presenter.didRemovePlace(at: 0)
    #expect(view.titles == ["MAAT"] && view.places?.emptyText == nil)
    presenter.didSelectRow(at: 0)
    #expect(router.places == [maat])
    presenter.didRemovePlace(at: 0)
    #expect(view.places == PlacesViewModel(rows: [], emptyText: "Nothing here yet."))
  }

  @Test("A page that follows hides that no row was left")
  func moreAfterNone() {
    load()
    presenter.didScrollToEnd()
    presenter.didRemovePlace(at: 0)
    #expect(view.places?.emptyText != nil)
    presenter.didAddPlaces([maat], isComplete: true)
    #expect(view.places?.emptyText == nil && view.titles == ["MAAT"])
  }

  @Test("What changes elsewhere is shown at once, and counts for what comes next")
  func changesElsewhere() {
    load()
    presenter.didAddPlaces([maat], isComplete: true)
    #expect(view.titles == ["Aljube", "MAAT"] && view.more == nil)
    presenter.didScrollToEnd()
    #expect(!interactor.calls.contains(.more) && view.reloadCount == 1)
  }

  @Test("After a failure to load, changes of the list before it are not shown")
  func changesAfterFailure() {
    load()
    presenter.didEditQuery("m")
    presenter.didFailToObtainPlaces(.offline)
    presenter.didAddPlaces([maat], isComplete: true)
    presenter.didRemovePlace(at: 0)
    #expect(view.titles == [])
  }

  @Test("A row leads to its place, in its list")
  func selection() {
    load()
    presenter.didAddPlaces([maat], isComplete: true)
    presenter.didSelectRow(at: 1)
    #expect(router.places == [maat] && router.pagers.first === pager)
  }
}
