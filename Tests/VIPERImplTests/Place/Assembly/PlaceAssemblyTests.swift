import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

struct PlaceAssemblyTests {
  private let assemblies = AssembliesFixture()

  @Test("The module obtains its place, tells the backend of a favourite, and opens the note")
  func parts() throws {
    let module = assemblies.place.makeModule(query: PlaceQuery())
    module.input.configureModule(placeID: "maat")
    let window = Window()
    window.rootViewController = module.viewController
    #expect(assemblies.placeService.ids == ["maat"])
    assemblies.placeService.requests.answer(.success(Fixtures.maat))
    try assemblies.notes.set("x", for: "maat")
    #expect(window.lines.first == "screen: place “MAAT”")
    #expect(window.lines.contains("  place.noteText: label “x”"))
    try window.perform(.toggle(id: "place.favourite"))
    #expect(assemblies.favourites.contains("maat") && assemblies.favouriteService.requests.count == 1)
    try window.perform(.tap(id: "place.next"))
    #expect(assemblies.placesService.pages == [0])
    try window.perform(.tap(id: "place.editNote"))
    #expect(window.snapshot.modal?.name == "note" && assemblies.modalOutput.events == ["appeared note"])
  }

  @Test("A reply to a place that is gone changes nothing, nor does a change of what it showed")
  func late() throws {
    var module: Module<any PlaceModuleInput>? = assemblies.place.makeModule(query: PlaceQuery())
    module?.input.configureModule(placeID: "maat")
    let place = ModuleParts(of: module?.viewController, prefix: "Place")
    _ = module?.viewController.view
    module?.viewController.viewWillAppear()
    module = nil
    #expect(place.aliveNames.isEmpty && assemblies.placeService.requests.cancelledCount == 1)
    assemblies.placeService.requests.answer(.failure(.notFound))
    try assemblies.favourites.set(true, id: "maat")
    try assemblies.notes.set("x", for: "maat")
    #expect(place.aliveNames.isEmpty)
  }
}
