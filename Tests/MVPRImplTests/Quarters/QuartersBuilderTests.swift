import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct QuartersBuilderTests {
  private let launch = Launch(signedIn: true)
  private let navigationController = NavigationController(rootViewController: ViewController())
  private let builder: QuartersBuilder

  init() {
    builder = QuartersBuilder(dependencies: SharedDependencies(launch.dependencies, in: LaunchScope()))
    launch.window.rootViewController = navigationController
  }

  @Test func viewPresenterAndRouterAreConnected() throws {
    navigationController.pushViewController(builder.build(order: .name))
    launch.wait()
    try launch.window.perform(.selectRow(number: 1, id: "quarters.list"))
    #expect(launch.window.snapshot.stack.map(\.title) == ["", "Quarters", "Alfama"])
  }

  @Test func withoutAWordOnTheOrderTheQuartersStandByPriority() throws {
    let screen = try #require(builder.build() as? any RestorableScreen)
    #expect(screen.restorable.restorableState == .quarters(order: .priority))
  }

  @Test func nothingElseHoldsTheModule() {
    var screen: ViewController? = builder.build()
    let module = ModuleObjects(of: screen)
    #expect(module.names == ["QuartersPresenter", "QuartersRouter", "QuartersViewController"])
    screen = nil
    #expect(module.alive == [])
  }
}
