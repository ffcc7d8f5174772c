import SharedModel

/// From a place to its note, and back from a note whose place is gone.
final class PlaceToNoteSegue: AppControllerSegue {
  typealias Source = PlaceControllerState
  typealias Destination = NoteControllerState

  func handOver(_ sender: Void, from source: PlaceControllerState) -> NoteMemento? {
    NoteMemento(draft: NoteDraft(placeID: source.memento.id))
  }

  func handBack(from destination: NoteControllerState, to source: PlaceControllerState) {
    if destination.hasLostPlace { source.leaveGonePlace() }
  }
}
