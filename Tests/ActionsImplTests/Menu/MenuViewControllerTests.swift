import HeadlessUI
import SharedModel
import Testing

@testable import ActionsImpl

struct MenuViewControllerTests {
  private let fixture = AppFixture()
  private let viewController: MenuViewController
  private let navigationController: NavigationController
  private var window: Window { fixture.window }
  private var badges: [String?] { window.rows("menu.sections").map(\.badge) }

  init() {
    viewController = MenuViewController(dependencies: fixture.screenDependencies)
    navigationController = NavigationController(rootViewController: viewController)
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
    #expect(viewController.view.window == nil)
    #expect(fixture.cover.requests.isEmpty)
    viewController.viewWillAppear()
    #expect(fixture.cover.requests.count == 1)
  }

  @Test("While a request is under way no second one is sent, and it stays")
  func oneRequest() {
    show()
    comeBack()
    viewController.didReceiveMemoryWarning()
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
    viewController.didReceiveMemoryWarning()
    #expect(window.text("menu.cover") == "placeholder")
    #expect(fixture.cover.requests.count == 2)
  }

  @Test("A memory warning out of sight loads the cover when the menu next appears")
  func memoryWarningOutOfSight() {
    show()
    fixture.cover.requests[0].answer(.success(ImageData(name: "cover")))
    navigationController.pushViewController(ViewController())
    viewController.didReceiveMemoryWarning()
    #expect(fixture.cover.requests.count == 1)
    navigationController.popViewController()
    #expect(fixture.cover.requests.count == 2)
    #expect(window.text("menu.cover") == "placeholder")
  }

  @Test("A warning before it was ever shown asks for nothing and loads no view")
  func memoryWarningBeforeLoading() {
    viewController.didReceiveMemoryWarning()
    #expect(fixture.cover.requests.isEmpty)
    #expect(viewController.viewIfLoaded == nil)
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
    arguments: ["Quarters": "quarters", "Places": "places", "Reference book": "reference"])
  func rows(title: String, screen: String) throws {
    show()
    try window.perform(.selectRowTitled(title: title, id: "menu.sections"))
    #expect(fixture.stack == ["menu", screen])
    #expect(window.snapshot.screen.title == title)
  }

  @Test("The quarters stand by priority, and the places are all there are")
  func defaults() throws {
    show()
    try fixture.openQuarters()
    #expect(window.text("quarters.order") == "Priority")
    navigationController.popViewController()
    try fixture.openPlaces()
    #expect(fixture.places.queries == [PlaceQuery()])
  }

  @Test("Sign out ends the session")
  func signOut() throws {
    try fixture.favourites.set(true, id: "maat")
    show()
    try window.perform(.tap(id: "menu.signOut"))
    #expect(fixture.session.user == nil)
    #expect(fixture.favouriteIDs == ["maat"])
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
