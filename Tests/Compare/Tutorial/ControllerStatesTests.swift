import HeadlessUI
import SharedModel
import Storyboard
import Testing

@testable import StatesImpl

// snippet.segue
/// From a place in the list to its note, and back from a note whose place is gone.
final class PlacesToNoteSegue: AppControllerSegue {
  typealias Source = PlacesControllerState
  typealias Destination = NoteControllerState

  func handOver(_ place: Place, from source: PlacesControllerState) -> NoteMemento? {
    NoteMemento(draft: NoteDraft(placeID: place.id))
  }

  func handBack(from destination: NoteControllerState, to source: PlacesControllerState) {
    if destination.hasLostPlace { source.memento.list.remove(destination.memento.draft.placeID) }
  }
}
// snippet.end

struct ControllerStatesTests {
  private let fixture = AlfamaFixture()
  private let scene = SilentScene()
  private let window = Window()
  private let places: PlacesControllerState

  init() {
    places = PlacesControllerState(
      PlacesMemento(title: "Alfama", query: fixture.query), sharing: SharedObjects(app: fixture.dependencies),
      delegate: scene)
    window.rootViewController = places.viewController
    _ = fixture.clock.settle()
  }

  private func makeNote(_ memento: NoteMemento) -> NoteControllerState {
    NoteControllerState(
      memento, notes: fixture.dependencies.notes, service: NotFoundService(), delegate: scene)
  }

  // snippet.test
  @Test("The note belongs to the row, and the row disappears with its place")
  func note() throws {
    let segue = PlacesToNoteSegue()
    let place = places.memento.list.places[1]
    let memento = try #require(segue.handOver(place, from: places))
    #expect(memento.draft == NoteDraft(placeID: place.id))

    let note = makeNote(memento)
    segue.handBack(from: note, to: places)
    #expect(places.memento.list.index(of: place.id) == 1)
    try loseThePlace(under: note)
    segue.handBack(from: note, to: places)
    #expect(places.memento.list.index(of: place.id) == nil)
  }
  // snippet.end

  /// Saves the note, and dismisses the alert that the place is gone.
  private func loseThePlace(under note: NoteControllerState) throws {
    window.rootViewController = note.viewController
    try window.perform(.type(text: "Loud", id: "note.text"))
    try window.perform(.tap(id: "note.save"))
    try window.perform(.tapInAlert(title: "OK"))
  }
}

private final class NotFoundService: NoteService {
  func saveNote(_ text: String, placeID: Place.ID, reply: @escaping Reply<Void>) -> Cancellable {
    reply(.failure(.notFound))
    return Cancellable {}
  }
}

private final class SilentScene: AppControllerStateDelegate {
  var state: (any AppControllerState)?

  func perform(_ segue: StoryboardSegue, sender: Any) {}
  func unwind() {}
  func uncover() {}
  func didSettle() {}
}
