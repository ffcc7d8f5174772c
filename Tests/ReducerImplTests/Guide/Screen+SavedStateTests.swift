import AppDoubles
import SharedModel
import Testing

@testable import ReducerImpl

struct ScreenSavedStateTests {
  @Test(
    "A screen that is opened again is what was saved",
    arguments: [
      SavedState.Screen.quarters(order: .name), .places(quarterID: "alfama", title: "Alfama", query: " fa"),
      .place(id: "fado"), .reference, .article(id: "trams"),
    ])
  func roundTrip(saved: SavedState.Screen) {
    let content = Screen.Content(saved, id: 3, query: PlaceQuery(text: " fa", quarterID: "alfama"))
    #expect(Screen(id: 3, content: content).saved == saved)
  }

  @Test("The menu always is there, and is not saved")
  func menu() {
    #expect(Screen(id: 0, content: .menu(MenuState(user: .mark))).saved == nil)
  }
}
