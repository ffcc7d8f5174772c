import AppDoubles
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

  @Test("It shows the place with its favourite and its note")
  func shows() {
    show(.fado) {
      $0.isFavourite = true
      $0.noteText = "Late"
    }
    #expect(
      window.lines == [
        "screen: place “Fado”", "  place.summary: label “Loud”", "  place.quarter: label “Alfama”",
        "  place.noteText: label “Late”", "  place.favourite: toggle “on”", "  place.next: button “Next”",
        "  place.editNote: button “Note”",
      ])
  }

  @Test("Until the place is loaded it shows the spinner alone")
  func loads() {
    show(nil) {
      $0.isLoading = true
      $0.noteText = "Late"
    }
    #expect(window.lines == ["screen: place “”", "  place.spinner: spinner"])
  }

  @Test("While Next loads it can't be tapped again")
  func next() {
    show(.fado) { $0.isLoadingNext = true }
    #expect(
      window.lines.suffix(4) == [
        "  place.favourite: toggle “off”", "  place.next: button “Next” (disabled)", "  place.editNote: button “Note”",
        "  place.spinner: spinner",
      ])
    #expect(!window.lines.contains { $0.contains("noteText") })
  }

  @Test("The toggle shows what the state says, whatever was tapped")
  func toggle() throws {
    show(.fado)
    try window.perform(.toggle(id: "place.favourite"))
    #expect(reducer.actions == [.viewDidLoad, .viewWillAppear, .favouriteToggled(true)])
    #expect(window.lines.contains("  place.favourite: toggle “off”"))
  }

  @Test("Each input sends its action")
  func sends() throws {
    show(.fado)
    try window.perform(.tap(id: "place.next"))
    try window.perform(.tap(id: "place.editNote"))
    #expect(reducer.actions == [.viewDidLoad, .viewWillAppear, .nextTapped, .noteTapped])
  }
}
