import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

struct PlaceAssemblyTests {
  private let assemblies = AssembliesFixture()

  @Test("The module obtains its place, tells the backend of a favourite, and opens the note")
  func parts() throws {
    let module = assemblies.guide.place.makeModule(query: PlaceQuery())
    module.input.configureModule(placeID: "maat")
    let window = Window()
    window.rootViewController = module.viewController
    #expect(assemblies.device.place.ids == ["maat"])
    try assemblies.device.place.requests[0].answer(.success(.maat))
    try assemblies.device.notes.set("x", for: "maat")
    #expect(window.lines.first == "screen: place “MAAT”")
    #expect(window.lines.contains("  place.noteText: label “x”"))
    try window.perform(.toggle(id: "place.favourite"))
    #expect(assemblies.device.favourites.contains("maat") && assemblies.device.favourite.requests.count == 1)
    try window.perform(.tap(id: "place.next"))
    #expect(assemblies.device.places.pages == [0])
    try window.perform(.tap(id: "place.editNote"))
    #expect(window.snapshot.modal?.name == "note" && assemblies.modalOutput.events == ["appeared"])
  }
}
