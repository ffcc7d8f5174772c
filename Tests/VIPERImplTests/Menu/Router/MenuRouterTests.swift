import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

struct MenuRouterTests {
  private let handler = TransitionHandlerDouble()
  private let router: MenuRouter

  init() {
    let assemblies = AssembliesFixture()
    router = MenuRouter(
      quartersAssembly: assemblies.guide.quarters, placesAssembly: assemblies.guide.places,
      referenceAssembly: assemblies.guide.reference)
    router.transitionHandler = handler
  }

  /// The title of the only screen that was pushed, and the screen as it is saved.
  private func pushed() throws -> (String, SavedState.Screen) {
    #expect(handler.pushed.count == 1)
    let view = try #require(handler.pushed.first as? any ModuleView)
    return (view.title, try #require(view.moduleInput?.savedScreen))
  }

  @Test("Quarters are pushed, by priority")
  func quarters() throws {
    router.openQuarters()
    #expect(try pushed() == ("Quarters", .quarters(order: .priority)))
  }

  @Test("Places are pushed: all of them, without a query")
  func places() throws {
    router.openPlaces()
    #expect(try pushed() == ("Places", .places(quarterID: nil, title: "Places", query: "")))
  }

  @Test("The reference book is pushed")
  func reference() throws {
    router.openReference()
    #expect(try pushed() == ("Reference book", .reference))
  }
}
