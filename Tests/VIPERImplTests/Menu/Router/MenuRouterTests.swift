import SharedModel
import Testing

@testable import VIPERImpl

struct MenuRouterTests {
  @Test("Quarters are pushed, by priority")
  func quarters() throws {
    let handler = TransitionHandlerDouble()
    let router = MenuRouter(quartersAssembly: QuartersAssembly(service: QuartersServiceDouble()))
    router.transitionHandler = handler
    router.openQuarters()
    let view = try #require(handler.pushed.first as? QuartersViewController)
    let input = try #require(view.moduleInput as? any RestorableModuleInput)
    #expect(input.savedScreen == .quarters(order: .priority))
    #expect(view.title == "Quarters")
  }
}
