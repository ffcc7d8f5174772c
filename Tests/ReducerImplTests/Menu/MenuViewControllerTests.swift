import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import ReducerImpl
@testable import struct ReducerImpl.Store

struct MenuViewControllerTests {
  private let reducer = ReducerSpy<MenuState, MenuAction>()
  private let window = Window()

  private func show(_ state: MenuState = MenuState(user: .mark)) {
    window.rootViewController = MenuViewController(store: Store(state: state, reducer: reducer))
  }

  @Test("It greets the user, and shows the cover and the number of favourites")
  func shows() {
    show(MenuState(user: .mark, favouriteCount: 2, cover: ImageData(name: "tram")))
    #expect(
      window.lines == [
        "screen: menu “Lisbon”", "  menu.greeting: label “Hello, Mark”", "  menu.cover: image “tram”",
        "  menu.sections: list, 3 rows", "    “Quarters”", "    “Places” badge 2", "    “Reference book”",
        "  menu.signOut: button “Sign out”",
      ])
  }

  @Test("Only another number of favourites lays out rows")
  func rows() throws {
    show()
    #expect(window.lines.contains("  menu.cover: image “placeholder”"))
    let spy = try #require(DataSourceSpy(in: window))
    reducer.change = { state, _ in state.cover = ImageData(name: "tram") }
    try window.perform(.tap(id: "menu.signOut"))
    #expect(window.lines.contains("  menu.cover: image “tram”") && spy.laidOut.isEmpty)
    reducer.change = { state, _ in state.favouriteCount = 1 }
    try window.perform(.tap(id: "menu.signOut"))
    #expect(window.lines.contains("    “Places” badge 1"))
  }

  @Test("Each input sends its action")
  func sends() throws {
    show()
    for section in ["Reference book", "Quarters", "Places"] {
      try window.perform(.selectRowTitled(title: section, id: "menu.sections"))
    }
    try window.perform(.tap(id: "menu.signOut"))
    #expect(
      reducer.actions == [
        .viewDidLoad, .viewWillAppear, .sectionSelected(.referenceBook), .sectionSelected(.quarters),
        .sectionSelected(.places), .signOutTapped,
      ])
  }
}
