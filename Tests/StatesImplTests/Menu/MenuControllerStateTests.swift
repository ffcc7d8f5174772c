import HeadlessUI
import SharedModel
import Testing

@testable import StatesImpl

struct MenuControllerStateTests {
  private let fixture = AppFixture()
  private let delegate = StateDelegateSpy()
  private let state: MenuControllerState
  private let navigationController: NavigationController
  private var window: Window { fixture.window }
  private var badges: [String?] { window.rows("menu.sections").map(\.badge) }

  init() {
    state = MenuControllerState(MenuMemento(), dependencies: fixture.dependencies, delegate: delegate)
    navigationController = NavigationController(rootViewController: state.viewController)
  }

  private func show() {
    window.rootViewController = navigationController
  }

  private func comeBack() {
    navigationController.pushViewController(ViewController())
    navigationController.popViewController()
  }

  // MARK: - Cover

  @Test("A failed cover leaves the placeholder, and is asked for again")
  func coverFails() {
    show()
    fixture.cover.requests[0].answer(.failure(.offline))
    #expect(window.text("menu.cover") == "placeholder")
    comeBack()
    #expect(fixture.cover.requests.count == 2)
  }

  @Test("It asks when it is about to appear, before it is in sight")
  func asksBeforeAppearing() {
    #expect(state.viewController.view.window == nil)
    #expect(fixture.cover.requests.isEmpty)
    state.viewController.viewWillAppear()
    #expect(fixture.cover.requests.count == 1)
  }

  @Test("While a request is under way no second one is sent, and it stays")
  func oneRequest() {
    show()
    comeBack()
    state.receive(.memoryWarning)
    #expect(fixture.cover.requests.count == 1)
    #expect(!fixture.cover.requests[0].isCancelled)
  }

  @Test("The cover is asked for once, and shown when it comes")
  func cover() {
    show()
    #expect(fixture.cover.requests.count == 1)
    #expect(window.text("menu.cover") == "placeholder")
    fixture.cover.requests[0].answer(.success(ImageData(name: "cover")))
    #expect(window.text("menu.cover") == "cover")
    #expect(fixture.cover.requests.count == 1)
  }

  @Test("A cover that comes while the menu is out of sight is there when it is back")
  func coverOutOfSight() {
    show()
    navigationController.pushViewController(ViewController())
    fixture.cover.requests[0].answer(.success(ImageData(name: "cover")))
    fixture.cover.cached = ImageData(name: "cover")
    navigationController.popViewController()
    #expect(window.text("menu.cover") == "cover")
  }

  @Test("A cover in the cache is shown without a request")
  func cachedCover() {
    fixture.cover.cached = ImageData(name: "cover")
    show()
    #expect(window.text("menu.cover") == "cover")
    #expect(fixture.cover.requests.isEmpty)
    fixture.cover.cached = nil
    comeBack()
    #expect(window.text("menu.cover") == "placeholder")
    #expect(fixture.cover.requests.count == 1)
  }

  // MARK: - Memory warning

  @Test("A memory warning in sight loads the cover again at once")
  func memoryWarningInSight() {
    show()
    fixture.cover.requests[0].answer(.success(ImageData(name: "cover")))
    state.receive(.memoryWarning)
    #expect(window.text("menu.cover") == "placeholder")
    #expect(fixture.cover.requests.count == 2)
  }

  @Test(
    "Other events of the system change nothing",
    arguments: [
      SystemEvent.willResignActive, .didEnterBackground, .willEnterForeground,
    ])
  func otherEvents(event: SystemEvent) {
    show()
    fixture.cover.requests[0].answer(.success(ImageData(name: "cover")))
    state.receive(event)
    #expect(fixture.cover.requests.count == 1)
    #expect(window.text("menu.cover") == "cover")
  }

  @Test("It waits for the cover until that is over")
  func waiting() {
    show()
    #expect(state.isWaiting)
    fixture.cover.requests[0].answer(.failure(.offline))
    #expect(!state.isWaiting)
    #expect(delegate.settlements == 1)
  }

  // MARK: - Badge

  @Test("The badge counts the favourites, and follows them")
  func badge() throws {
    show()
    #expect(badges == [nil, nil, nil])
    try fixture.favourites.set(true, id: "maat")
    #expect(badges == [nil, "1", nil])
    try fixture.favourites.set(true, id: "castelo")
    #expect(badges == [nil, "2", nil])
    try fixture.favourites.set(false, id: "maat")
    try fixture.favourites.set(false, id: "castelo")
    #expect(badges == [nil, nil, nil])
  }

  @Test("Favourites from before are counted from the start")
  func earlierFavourites() throws {
    try fixture.favourites.set(true, id: "maat")
    show()
    #expect(badges == [nil, "1", nil])
  }

  @Test("A change made on another screen is there on return")
  func changeElsewhere() throws {
    show()
    #expect(badges == [nil, nil, nil])
    navigationController.pushViewController(ViewController())
    try fixture.favourites.set(true, id: "maat")
    navigationController.popViewController()
    #expect(badges == [nil, "1", nil])
  }

  // MARK: - Input

  @Test(
    "Each row leads to its screen",
    arguments: [
      "Quarters": "MenuToQuartersSegue", "Places": "MenuToPlacesSegue", "Reference book": "MenuToReferenceSegue",
    ])
  func rows(title: String, segue: String) throws {
    show()
    try window.perform(.selectRowTitled(title: title, id: "menu.sections"))
    #expect(delegate.events == [.segue(segue)])
  }

  @Test("Sign out ends the session")
  func signOut() throws {
    try fixture.favourites.set(true, id: "maat")
    show()
    try window.perform(.tap(id: "menu.signOut"))
    #expect(fixture.session.user == nil)
    #expect(fixture.favourites.contains("maat"))
  }

  @Test("At first it greets the user and lists the parts of the guide")
  func atFirst() {
    show()
    #expect(
      window.snapshot.screen
        == Snapshot.Screen(
          name: "menu", title: "Lisbon",
          elements: [
            Element(id: "menu.greeting", content: .label("Hello, Mark")),
            Element(id: "menu.cover", content: .image("placeholder")),
            Element(
              id: "menu.sections",
              content: .list(
                Element.List(sections: [
                  Element.Section(rows: [
                    Element.Row(title: "Quarters"), Element.Row(title: "Places"), Element.Row(title: "Reference book"),
                  ])
                ]))),
            Element(id: "menu.signOut", content: .button("Sign out")),
          ]))
  }
}
