import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

struct PlacesRouterTests {
  private let handler = TransitionHandlerDouble()
  private let assemblies = AssembliesFixture()
  private let router: PlacesRouter

  init() {
    router = PlacesRouter(placeAssembly: assemblies.guide.place)
    router.transitionHandler = handler
  }

  @Test("A row leads to its place, in its list")
  func place() throws {
    router.openPlace(PlaceItem.aljube, pager: PlacePagerDouble([PlaceItem.aljube, PlaceItem.maat]))
    let place = try #require(handler.pushed.first)
    #expect(handler.pushed.count == 1 && place.title == "Aljube")
    let window = Window()
    window.rootViewController = NavigationController(rootViewController: place)
    #expect(window.lines.contains("  place.summary: label “Grave”"))
    try window.perform(.tap(id: "place.next"))
    #expect(window.snapshot.stack.map(\.title) == ["Aljube", "MAAT"])
  }

  @Test("An alert is presented, with a title and OK")
  func alert() throws {
    router.openAlert(title: "Couldn't refresh.")
    let alert = try #require(handler.alerts.first as? AlertController)
    #expect(alert.title == "Couldn't refresh." && alert.actions.map(\.title) == ["OK"])
  }
}
