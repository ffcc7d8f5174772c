import SharedModel
import Testing

@testable import VIPERImpl

struct QuartersRouterTests {
  private let handler = TransitionHandlerDouble()
  private let input = PlacesModuleInputDouble()
  private let assembly: ModuleAssemblyDouble<any PlacesModuleInput>
  private let router: QuartersRouter

  init() {
    assembly = ModuleAssemblyDouble(input)
    router = QuartersRouter(placesAssembly: assembly, alertAssembly: AlertAssembly())
    router.transitionHandler = handler
  }

  @Test("A row leads to the places of its quarter")
  func places() {
    router.openPlaces(ofQuarter: QuarterItem(.belem))
    #expect(handler.pushed.count == 1 && handler.pushed.first === assembly.viewController)
    #expect(input.titles == ["Belém"] && input.queries == [PlaceQuery(quarterID: "belem")])
  }
}
