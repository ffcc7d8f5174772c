import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct PlaceBuilderTests {
  private let launch = Launch(signedIn: true)
  private let navigationController = NavigationController(rootViewController: ViewController())
  private let builder: PlaceBuilder

  init() {
    builder = PlaceBuilder(dependencies: SharedDependencies(launch.dependencies, in: LaunchScope()))
    launch.window.rootViewController = navigationController
  }

  @Test func viewPresenterAndRouterAreConnected() throws {
    navigationController.pushViewController(builder.build(id: "nowhere", query: PlaceQuery()))
    launch.wait()
    try launch.window.perform(.tapInAlert(title: "OK"))
    #expect(launch.stack == [""])
  }

  @Test func aPlaceAtHandIsNotAskedForAndStandsInItsList() throws {
    let list = PlaceSequenceDouble()
    list.next = .fado
    navigationController.pushViewController(builder.build(place: .castelo, in: list))
    #expect(launch.backend.requestCount(of: .place) == 0)
    try launch.window.perform(.tap(id: "place.next"))
    #expect(launch.window.snapshot.stack.map(\.title) == ["", "Castelo", "Museu do Fado"])
  }

  @Test func nothingElseHoldsTheModule() {
    var screen: ViewController? = builder.build(place: .castelo, in: PlaceSequenceDouble())
    let module = ModuleObjects(of: screen)
    #expect(module.names == ["PlacePresenter", "PlaceRouter", "PlaceViewController"])
    screen = nil
    #expect(module.alive == [])
  }
}
