import HeadlessUI
import Testing

@testable import MVPRImpl

struct MenuViewControllerTests {
  private let window = Window()
  private let presenter = MenuPresenterDouble()
  private let view: MenuViewController

  private var rows: [Element.Row]? {
    guard case .list(let list) = window.element("menu.sections")?.content else { return nil }
    return list.rows
  }

  init() {
    view = MenuViewController(presenter: presenter)
    window.rootViewController = view
  }

  // MARK: - Input

  @Test func itsLifeIsTold() {
    view.didReceiveMemoryWarning()
    window.rootViewController = nil
    #expect(presenter.events == [.loaded, .willAppear, .memoryWarning, .didDisappear])
  }

  @Test func aSelectedRowIsTold() throws {
    view.setRows([MenuRow(title: "Quarters"), MenuRow(title: "Places")])
    try window.perform(.selectRow(number: 2, id: "menu.sections"))
    #expect(presenter.events.last == .selectedRow(1))
  }

  @Test func signOutIsTold() throws {
    try window.perform(.tap(id: "menu.signOut"))
    #expect(presenter.events.last == .tappedSignOut)
  }

  // MARK: - Setters

  @Test func itIsNamedAndTitled() {
    view.setTitle("Lisbon")
    #expect(window.snapshot.screen.name == "menu")
    #expect(window.snapshot.screen.title == "Lisbon")
  }

  @Test func theGreetingIsSet() {
    view.setGreeting("Hello")
    #expect(window.element("menu.greeting")?.content == .label("Hello"))
  }

  @Test func theCoverIsSetAndTakenAway() {
    view.setCover("cover")
    #expect(window.element("menu.cover")?.content == .image("cover"))
    view.setCover(nil)
    #expect(window.element("menu.cover")?.content == .image("placeholder"))
  }

  @Test func rowsAreReplacedAfterTheyWereShown() {
    view.setRows([MenuRow(title: "Places", badge: "1")])
    #expect(rows == [Element.Row(title: "Places", badge: "1")])
    view.setRows([MenuRow(title: "Quarters")])
    #expect(rows == [Element.Row(title: "Quarters")])
  }
}
