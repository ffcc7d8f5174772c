import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

struct NoteAssemblyTests {
  private let assemblies = AssembliesFixture()

  @Test("The module starts with the saved note, saves through the service, and tells of its coming and going")
  func parts() throws {
    try assemblies.device.notes.set("Go early", for: "maat")
    let module = assemblies.note.makeModule()
    module.input.configureModule(placeID: "maat", text: nil, output: NoteModuleOutputDouble())
    let window = Window()
    window.rootViewController = ViewController(nibName: "place")
    window.rootViewController?.present(module.viewController)
    #expect(window.snapshot.modal?.title == "Note")
    #expect(window.lines.contains("  note.text: text field “Go early”"))
    try window.perform(.clear(id: "note.text"))
    try window.perform(.tap(id: "note.save"))
    #expect(assemblies.device.note.texts == [""] && assemblies.device.note.ids == ["maat"])
    try assemblies.device.note.requests[0].answer(.success(()))
    #expect(window.snapshot.modal == nil && assemblies.modalOutput.events == ["appeared", "disappeared"])
  }
}
