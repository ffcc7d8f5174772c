import HeadlessUI
import Testing

@testable import VIPERImpl

struct QuartersRouterTests {
  private let handler = TransitionHandlerDouble()
  private let router = QuartersRouter(placesAssembly: AssembliesFixture().guide.places)

  init() {
    router.transitionHandler = handler
  }

  @Test("An alert is presented, with a title and OK")
  func alert() throws {
    router.openAlert(title: "Couldn't refresh.")
    let alert = try #require(handler.alerts.first as? AlertController)
    #expect(alert.title == "Couldn't refresh." && alert.actions.map(\.title) == ["OK"])
  }

  @Test("A row leads to the places of its quarter")
  func places() throws {
    router.openPlaces(ofQuarter: QuarterItem(id: "belem", name: "Belém", summary: "Wide"))
    let view = try #require(handler.pushed.first as? PlacesViewController)
    #expect(view.title == "Belém")
    #expect(view.moduleInput?.savedScreen == .places(quarterID: "belem", title: "Belém", query: ""))
  }
}
