import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct ReferenceBuilderTests {
  private let launch = Launch(signedIn: true)
  private let navigationController = NavigationController(rootViewController: ViewController())
  private let builder: ReferenceBuilder

  init() {
    builder = ReferenceBuilder(dependencies: SharedDependencies(launch.dependencies, in: LaunchScope()))
    launch.window.rootViewController = navigationController
  }

  @Test func viewPresenterAndRouterAreConnected() throws {
    navigationController.pushViewController(builder.build())
    launch.wait()
    try launch.window.perform(.selectRow(number: 1, id: "reference.list"))
    #expect(launch.window.snapshot.stack.map(\.title) == ["", "Reference book", "Trams"])
  }

  @Test func nothingElseHoldsTheModule() {
    var screen: ViewController? = builder.build()
    let module = ModuleObjects(of: screen)
    #expect(module.names == ["ReferencePresenter", "ReferenceRouter", "ReferenceViewController"])
    screen = nil
    #expect(module.alive == [])
  }
}
