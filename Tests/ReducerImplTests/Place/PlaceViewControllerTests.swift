import HeadlessUI
import SharedModel
import Testing

@testable import ReducerImpl
@testable import struct ReducerImpl.Store

struct PlaceViewControllerTests {
  private let reducer = ReducerSpy<PlaceState, PlaceAction>()
  private let window = Window()

  private func show(_ place: Place?, change: (inout PlaceState) -> Void = { _ in }) {
    let list = PlaceList(id: .init(screen: 1, number: 0), query: PlaceQuery())
    var state = PlaceState(id: "fado", place: place, list: list)
    change(&state)
    window.rootViewController = PlaceViewController(store: Store(state: state, reducer: reducer))
  }

  @Test("Given by a list it is shown at once, without a request")
  func shows() {
    show(.fado) {
      $0.isFavourite = true
      $0.noteText = "Late"
    }
    #expect(window.snapshot.screen.title == "Fado")
    #expect(window.text("place.summary") == "Loud" && window.text("place.quarter") == "Alfama")
    #expect(window.isOn("place.favourite") == true)
    #expect(window.text("place.noteText") == "Late")
    #expect(!window.isShown("place.spinner"))
  }

  @Test("Otherwise it loads, and shows the spinner alone")
  func loads() {
    show(nil) {
      $0.isLoading = true
      $0.noteText = "Late"
    }
    #expect(window.snapshot.screen.elements.map(\.id) == ["place.spinner"])
    #expect(window.snapshot.screen.title == "")
  }

  @Test("While Next loads it can't be tapped again")
  func next() {
    show(.fado) { $0.isLoadingNext = true }
    #expect(window.isShown("place.spinner") && !window.isEnabled("place.next"))
    #expect(!window.isShown("place.noteText"))
  }

  @Test("The toggle shows what the state says, whatever was tapped")
  func toggle() throws {
    show(.fado)
    try window.perform(.toggle(id: "place.favourite"))
    #expect(reducer.actions == [.viewDidLoad, .viewWillAppear, .favouriteToggled(true)])
    #expect(window.isOn("place.favourite") == false)
  }

  @Test("It tells what is tapped")
  func sends() throws {
    show(.fado)
    try window.perform(.tap(id: "place.next"))
    try window.perform(.tap(id: "place.editNote"))
    #expect(reducer.actions == [.viewDidLoad, .viewWillAppear, .nextTapped, .noteTapped])
  }
}
