import HeadlessUI
import SharedModel
import Testing

@testable import MVVMCImpl

struct MenuViewControllerTests {
  private let fixture = AppFixture()
  private let delegate = MenuViewModelCoordinatorDelegateDouble()
  private let viewController: MenuViewController
  private var window: Window { fixture.window }

  init() {
    let viewModel = MenuViewModel(
      session: fixture.session, favourites: fixture.dependencies.favourites, cover: fixture.cover)
    viewModel.coordinatorDelegate = delegate
    viewController = MenuViewController(viewModel: viewModel)
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
    let viewModel = MenuViewModel(
      session: fixture.session, favourites: fixture.dependencies.favourites, cover: fixture.cover)
    MenuViewController(viewModel: viewModel).didReceiveMemoryWarning()
    #expect(fixture.cover.requests.count == 1)
  }

  @Test("The placeholder is shown until the cover is there")
  func cover() {
    #expect(window.text("menu.cover") == "placeholder")
    fixture.cover.requests[0].answer(.success(ImageData(name: "cover")))
    #expect(window.text("menu.cover") == "cover")
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

  @Test("Each row leads to its screen", arguments: [(1, "quarters"), (2, "places"), (3, "reference")])
  func rows(number: Int, screen: String) throws {
    let coordinator = fixture.startGuide()
    try window.perform(.selectRow(number: number, id: "menu.sections"))
    #expect(fixture.stack == ["menu", screen])
    withExtendedLifetime(coordinator) {}
  }

  @Test("A selected row is told to the view model, and so is Sign out")
  func input() throws {
    try window.perform(.selectRow(number: 2, id: "menu.sections"))
    #expect(delegate.selections == [.places])
    try window.perform(.tap(id: "menu.signOut"))
    #expect(fixture.session.user == nil)
  }
}
