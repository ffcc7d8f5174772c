import SharedModel
import Testing

@testable import StatesImpl

struct SavedStateMementosTests {
  @Test("The menu lies below all, and each screen has what it is to be opened with")
  func screens() {
    let screens: [SavedState.Screen] = [
      .quarters(order: .name), .places(quarterID: "alfama", title: "Alfama", query: "f"), .place(id: "fado"),
      .reference, .article(id: "trams"),
    ]
    let mementos = SavedState(screens: screens).mementos
    #expect(mementos.map(\.screenName) == ["menu", "quarters", "places", "place", "reference", "article"])
    #expect(mementos.map(\.title) == ["Lisbon", "Quarters", "Alfama", "", "Reference book", ""])
    #expect(mementos.compactMap(\.savedScreen) == screens)
  }

  @Test("A place follows the list of the nearest places below it, or all places")
  func queries() {
    let screens: [SavedState.Screen] = [
      .place(id: "maat"), .places(quarterID: "alfama", title: "Alfama", query: "f"), .place(id: "fado"),
    ]
    let mementos = SavedState(screens: screens).mementos
    #expect(
      mementos.compactMap { ($0 as? PlaceMemento)?.list.query }
        == [PlaceQuery(), PlaceQuery(text: "f", quarterID: "alfama")])
  }
}
