import Testing

@testable import VIPERImpl

struct PlacesRouterTests {
  private let handler = TransitionHandlerDouble()
  private let assembly = PlaceModuleAssemblyDouble()
  private let router: PlacesRouter

  init() {
    router = PlacesRouter(placeAssembly: assembly, alertAssembly: AlertAssembly())
    router.transitionHandler = handler
  }

  @Test("A row leads to its place, which shares the pager")
  func place() {
    let pager = PagingFacadeDouble([PlaceItem.aljube, PlaceItem.maat])
    router.openPlace(PlaceItem.aljube, pager: pager)
    #expect(
      handler.pushed.count == 1 && handler.pushed.first === assembly.viewController
        && assembly.input.places == [PlaceItem.aljube])
    #expect(assembly.pagers.count == 1 && assembly.pagers.first === pager)
  }
}
