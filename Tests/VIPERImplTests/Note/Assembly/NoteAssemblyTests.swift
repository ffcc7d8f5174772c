import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

struct NoteAssemblyTests {
  private let assemblies = AssembliesFixture()

  @Test("The module starts with the saved note, saves through the service, and tells of its coming and going")
  func parts() throws {
    try assemblies.notes.set("Go early", for: "maat")
    let module = assemblies.note.makeModule()
    module.input.configureModule(placeID: "maat", text: nil, output: NoteModuleOutputDouble())
    let window = Window()
    window.rootViewController = ViewController(nibName: "place")
    window.rootViewController?.present(module.viewController)
    #expect(window.snapshot.modal?.title == "Note")
    #expect(window.lines.contains("  note.text: text field “Go early”"))
    try window.perform(.clear(id: "note.text"))
    try window.perform(.tap(id: "note.save"))
    #expect(assemblies.noteService.texts == [""] && assemblies.noteService.placeIDs == ["maat"])
    assemblies.noteService.requests.answer(.success(()))
    #expect(window.snapshot.modal == nil && assemblies.modalOutput.events == ["appeared note", "disappeared"])
  }

  @Test("A reply to a note that is gone changes nothing, and it keeps neither of its outputs")
  func late() throws {
    var output: NoteModuleOutputDouble? = NoteModuleOutputDouble()
    weak let weakOutput = output
    var module: Module<any NoteModuleInput>? = assemblies.note.makeModule()
    if let output { module?.input.configureModule(placeID: "maat", text: "x", output: output) }
    output = nil
    #expect(weakOutput == nil)
    let note = ModuleParts(of: module?.viewController, prefix: "Note")
    let window = Window()
    window.rootViewController = module?.viewController
    try window.perform(.tap(id: "note.save"))
    module = nil
    window.rootViewController = nil
    #expect(note.aliveNames.isEmpty && assemblies.noteService.requests.cancelledCount == 1)
    assemblies.noteService.requests.answer(.failure(.notFound))
    #expect(note.names == ModuleParts.namesOfModule("Note") && note.aliveNames.isEmpty)
  }
}
