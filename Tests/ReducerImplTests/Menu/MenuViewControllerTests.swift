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

  @Test("It greets the user, and shows the cover and how many favourites there are")
  func shows() throws {
    show(MenuState(user: .mark, favouriteCount: 2, cover: ImageData(name: "tram")))
    #expect(window.snapshot.screen.title == "Lisbon")
    #expect(window.text("menu.greeting") == "Hello, Mark")
    #expect(window.text("menu.cover") == "tram")
    #expect(window.rows("menu.sections").map(\.badge) == [nil, "2", nil])
  }

  @Test("Without a cover it shows the placeholder")
  func placeholder() {
    show()
    #expect(window.text("menu.cover") == "placeholder")
  }

  private var placesBadge: String? {
    window.rows("menu.sections").first { $0.title == "Places" }?.badge
  }

  @Test("The badge changes in sight of the user, and what isn't in the rows lays out none")
  func badge() throws {
    show()
    #expect(placesBadge == nil)
    let spy = try DataSourceSpy(in: window)
    reducer.change = { state, _ in state.cover = ImageData(name: "tram") }
    try window.perform(.tap(id: "menu.signOut"))
    #expect(window.text("menu.cover") == "tram")
    #expect(spy.laidOut.isEmpty)
    reducer.change = { state, _ in state.favouriteCount = 1 }
    try window.perform(.tap(id: "menu.signOut"))
    #expect(placesBadge == "1")
  }

  @Test("Each row leads to its screen")
  func rows() throws {
    show()
    for section in ["Reference book", "Quarters", "Places"] {
      try window.perform(.selectRowTitled(title: section, id: "menu.sections"))
    }
    let selected = reducer.actions.filter { ![.viewDidLoad, .viewWillAppear].contains($0) }
    #expect(selected == [.sectionSelected(.referenceBook), .sectionSelected(.quarters), .sectionSelected(.places)])
  }

  @Test("It tells that it is there, that it appears, and that the user signs out")
  func sends() throws {
    show()
    #expect(reducer.actions == [.viewDidLoad, .viewWillAppear])
    try window.perform(.tap(id: "menu.signOut"))
    #expect(reducer.actions.last == .signOutTapped)
  }

  @Test("A memory warning out of sight loads the cover when the menu next appears")
  func memoryWarning() throws {
    let fixture = AppFixture()
    fixture.launch()
    fixture.cover.requests[0].answer(.success(ImageData(name: "tram")))
    try fixture.openQuarters()
    fixture.delegate?.applicationDidReceiveMemoryWarning()
    #expect(fixture.cover.requests.count == 1)
    try fixture.window.perform(.goBack)
    #expect(fixture.cover.requests.count == 2)
    #expect(fixture.window.text("menu.cover") == "placeholder")
  }
}
