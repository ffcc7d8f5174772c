import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct MenuBuilderTests {
  private let launch = Launch(signedIn: true)
  private let shared: SharedDependencies

  init() {
    shared = SharedDependencies(launch.dependencies, in: LaunchScope())
  }

  @Test func viewPresenterAndRouterAreConnected() throws {
    let navigation = NavigationController(rootViewController: MenuBuilder(dependencies: shared).build())
    launch.window.rootViewController = navigation
    #expect(launch.window.snapshot.screen.title == "Lisbon")
    #expect(launch.window.snapshot.screen.elements.contains { $0.content == .label("Hello, Mark") })
    try launch.window.perform(.selectRow(number: 3, id: "menu.sections"))
    #expect(launch.stack == ["menu", "reference"])
  }

  @Test func nothingElseHoldsTheModule() {
    var screen: ViewController? = MenuBuilder(dependencies: shared).build()
    let module = ModuleObjects(of: screen)
    #expect(module.names == ["MenuPresenter", "MenuRouter", "MenuViewController"])
    screen = nil
    #expect(module.alive == [])
  }
}
