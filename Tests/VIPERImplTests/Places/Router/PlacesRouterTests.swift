import HeadlessUI
import Testing

@testable import VIPERImpl

struct PlacesRouterTests {
  @Test("An alert is presented, with a title and OK")
  func alert() throws {
    let handler = TransitionHandlerDouble()
    let router = PlacesRouter()
    router.transitionHandler = handler
    router.openAlert(title: "Couldn't refresh.")
    let alert = try #require(handler.presented.first as? AlertController)
    #expect(alert.title == "Couldn't refresh." && alert.actions.map(\.title) == ["OK"])
  }
}
