import SharedModel
import Testing

@testable import VIPERImpl

struct MenuRouterTests {
  private let handler = TransitionHandlerDouble()
  private let placesInput = PlacesModuleInputDouble()
  private let quarters = ModuleAssemblyDouble<any QuartersModuleInput>(QuartersModuleInputDouble())
  private let places: ModuleAssemblyDouble<any PlacesModuleInput>
  private let reference = ModuleAssemblyDouble<any RestorableModuleInput>(ReferenceModuleInputDouble())
  private let router: MenuRouter

  init() {
    places = ModuleAssemblyDouble(placesInput)
    router = MenuRouter(quartersAssembly: quarters, placesAssembly: places, referenceAssembly: reference)
    router.transitionHandler = handler
  }

  @Test("Quarters are pushed")
  func opensQuarters() {
    router.openQuarters()
    #expect(handler.pushed.count == 1 && handler.pushed.first === quarters.viewController)
  }

  @Test("Places are pushed: all of them, without a query")
  func opensPlaces() {
    router.openPlaces(title: "Places")
    #expect(handler.pushed.count == 1 && handler.pushed.first === places.viewController)
    #expect(placesInput.titles == ["Places"] && placesInput.queries == [PlaceQuery()])
  }

  @Test("The reference book is pushed")
  func opensReference() {
    router.openReference()
    #expect(handler.pushed.count == 1 && handler.pushed.first === reference.viewController)
  }
}
