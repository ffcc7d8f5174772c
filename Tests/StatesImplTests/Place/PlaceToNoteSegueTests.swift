import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import StatesImpl

struct PlaceToNoteSegueTests {
  private let device = DeviceDouble()
  private let delegate = StateDelegateSpy()
  private let place: PlaceControllerState
  private let note: NoteControllerState

  init() {
    place = PlaceControllerState(
      PlaceMemento(place: .fado, list: LoadedPlaces(query: PlaceQuery())), in: device, delegate: delegate)
    note = NoteControllerState(
      NoteMemento(draft: NoteDraft(placeID: "fado", text: "Loud")), notes: device.notes, service: device.note,
      delegate: StateDelegateSpy())
  }

  @Test("The note is the place's, and starts with what is saved")
  func handOver() {
    #expect(PlaceToNoteSegue().handOver((), from: place)?.draft == NoteDraft(placeID: "fado"))
  }

  @Test("Back from a note that was closed the place stays")
  func closed() {
    PlaceToNoteSegue().handBack(from: note, to: place)
    #expect(delegate.events.isEmpty)
  }

  @Test("Back from a note that has found the place gone, it is left")
  func gone() throws {
    let window = Window()
    window.rootViewController = note.viewController
    note.didTapSave()
    try device.note.requests[0].answer(.failure(.notFound))
    try window.perform(.tapInAlert(title: "OK"))
    PlaceToNoteSegue().handBack(from: note, to: place)
    #expect(delegate.events == [.unwind])
  }
}
