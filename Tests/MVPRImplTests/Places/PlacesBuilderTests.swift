import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct PlacesBuilderTests {
  private let launch = Launch(signedIn: true)
  private let navigationController = NavigationController(rootViewController: ViewController())
  private let builder: PlacesBuilder

  init() {
    builder = PlacesBuilder(dependencies: SharedDependencies(launch.dependencies, in: LaunchScope()))
    launch.window.rootViewController = navigationController
  }

  @Test func viewPresenterAndRouterAreConnected() throws {
    let query = PlaceQuery(text: "fado", quarterID: "alfama")
    navigationController.pushViewController(builder.build(title: "Alfama", query: query))
    launch.wait()
    try launch.window.perform(.selectRow(number: 1, id: "places.list"))
    #expect(launch.window.snapshot.stack.map(\.title) == ["", "Alfama", "Museu do Fado"])
  }

  @Test func theSearchWaitsAsLongAsIsConfigured() throws {
    navigationController.pushViewController(builder.build(title: "Places", query: PlaceQuery()))
    launch.wait()
    try launch.window.perform(.type(text: "f", id: "places.search"))
    #expect(launch.clock.nextDue == launch.clock.now + launch.dependencies.configuration.searchDebounce)
  }

  @Test func nothingElseHoldsTheModule() {
    var screen: ViewController? = builder.build(title: "Places", query: PlaceQuery())
    let module = ModuleObjects(of: screen)
    #expect(module.names == ["PlacesLoader", "PlacesPresenter", "PlacesRouter", "PlacesViewController"])
    screen = nil
    #expect(module.alive == [])
  }
}
