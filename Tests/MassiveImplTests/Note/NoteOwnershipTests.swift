import AppDoubles
import HeadlessUI
import Testing

@testable import MassiveImpl

/// Tests which objects the note's view controller retains.
struct NoteOwnershipTests {
  @Test("It does not keep the place below, which may be gone before it")
  func place() throws {
    let dependencies = AppDelegate(dependencies: DeviceDouble().dependencies).menu.places.place
    let note = NoteViewController(notes: dependencies.notes, service: dependencies.noteService, placeID: "fado")
    var place: PlaceViewController? = PlaceViewController(dependencies: dependencies, id: "fado")
    weak let reference = place
    note.placeViewController = place
    place = nil
    #expect(reference == nil)
    let window = Window()
    window.rootViewController = ViewController()
    window.rootViewController?.present(note)
    try window.perform(.tap(id: "note.cancel"))
    #expect(window.snapshot.modal == nil)
  }
}
