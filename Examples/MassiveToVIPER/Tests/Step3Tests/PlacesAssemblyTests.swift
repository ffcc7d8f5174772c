import SharedModel
import Testing

@testable import Step3

/// Tests that an assembly connects the parts of its module.
struct PlacesAssemblyTests {
  private let module: Module<any PlacesModuleInput>
  private let service = PlacesServiceDouble()

  init() {
    let clock = VirtualClock()
    let device = Device(
      clock: clock, backend: ScriptedBackend(guide: Guide(), clock: clock), session: MemoryStore(),
      savedState: MemoryStore(), favourites: MemoryStore(), notes: MemoryStore(),
      configuration: Configuration(for: .debug), logger: MemoryLogger(minimum: .error))
    let dependencies = device.dependencies()
    let place = PlaceViewController.Dependencies(
      service: dependencies.place, placesService: service, favourites: dependencies.favourites,
      notes: dependencies.notes, noteService: dependencies.noteService)
    let helpers = CoreHelpersAssembly(clock: clock, configuration: dependencies.configuration)
    module = PlacesAssembly(
      service: service, favourites: dependencies.favourites, helpers: helpers, place: place
    ).makeModule()
  }

  @Test("A title and a query that the module is given reach its view and its service")
  func parts() {
    let query = PlaceQuery(text: "ca", quarterID: "alfama")
    module.input.configureModule(title: "Alfama", query: query)
    #expect(module.viewController.title == "Alfama")
    _ = module.viewController.view
    #expect(service.queries == [query])
  }

  @Test("The view leads to the module's input, which says how to open it again")
  func restoring() throws {
    let query = PlaceQuery(text: "ca", quarterID: "alfama")
    module.input.configureModule(title: "Alfama", query: query)
    let view = try #require(module.viewController as? any ModuleView)
    #expect(view.moduleInput?.obtainSavedScreen() == .places(quarterID: "alfama", title: "Alfama", query: "ca"))
  }
}
