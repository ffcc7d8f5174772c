import HeadlessUI
import SharedModel
import Testing

@testable import ObservationImpl

struct MenuViewControllerTests {
  private let fixture = AppFixture()
  private let viewController: MenuViewController
  private var window: Window { fixture.window }

  init() {
    viewController = MenuViewController(viewModel: MenuViewModel(dependencies: fixture.guide))
    fixture.window.rootViewController = viewController
  }

  @Test("A memory warning in sight loads the cover again at once")
  func memoryWarningInSight() {
    fixture.cover.requests[0].answer(.success(ImageData(name: "cover")))
    viewController.didReceiveMemoryWarning()
    #expect(window.text("menu.cover") == "placeholder")
    #expect(fixture.cover.requests.count == 2)
  }

  @Test("A memory warning out of sight loads the cover when the menu next appears")
  func memoryWarningOutOfSight() {
    fixture.cover.requests[0].answer(.success(ImageData(name: "cover")))
    window.rootViewController = ViewController()
    viewController.didReceiveMemoryWarning()
    #expect(fixture.cover.requests.count == 1)
    window.rootViewController = viewController
    #expect(fixture.cover.requests.count == 2)
    #expect(window.text("menu.cover") == "placeholder")
  }

  @Test("A warning before it was ever shown asks for nothing")
  func memoryWarningBeforeLoading() {
    MenuViewController(viewModel: MenuViewModel(dependencies: fixture.guide)).didReceiveMemoryWarning()
    #expect(fixture.cover.requests.count == 1)
  }

  @Test("The placeholder is shown until the cover is there")
  func cover() {
    #expect(window.text("menu.cover") == "placeholder")
    fixture.cover.requests[0].answer(.success(ImageData(name: "cover")))
    #expect(window.text("menu.cover") == "cover")
  }

  @Test("A cover lays out no row")
  func rowsStay() throws {
    let witness = try TableViewDataSourceWitness(in: window)
    fixture.cover.requests[0].answer(.success(ImageData(name: "cover")))
    #expect(window.text("menu.cover") == "cover")
    #expect(witness.paths == [])
  }

  @Test("The badge of Places changes in sight of the user")
  func badge() throws {
    #expect(window.rows("menu.sections")[1] == Element.Row(title: "Places"))
    try fixture.dependencies.favourites.set(true, id: "maat")
    #expect(window.rows("menu.sections")[1] == Element.Row(title: "Places", badge: "1"))
    #expect(window.rows("menu.sections")[0].badge == nil)
  }

  @Test("It shows who is signed in and the parts of the guide")
  func content() {
    #expect(window.snapshot.screen.name == "menu")
    #expect(window.snapshot.screen.title == "Lisbon")
    #expect(window.text("menu.greeting") == "Hello, Mark")
    #expect(window.text("menu.signOut") == "Sign out")
    #expect(window.rows("menu.sections").map(\.title) == ["Quarters", "Places", "Reference book"])
  }

  @Test("A selected row leads on, and Sign out ends the session")
  func input() throws {
    try window.perform(.selectRow(number: 2, id: "menu.sections"))
    #expect(
      fixture.navigation.destinations.map(\.savedScreen) == [.places(quarterID: nil, title: "Places", query: "")])
    try window.perform(.tap(id: "menu.signOut"))
    #expect(fixture.session.user == nil)
  }
}
