import SharedModel
import Storyboard

/// The memento of a note's screen, with the text as typed.
struct NoteMemento: StateMemento {
  typealias State = NoteControllerState

  let screenName = NoteLayout.name
  let title = Texts.note
  var draft: NoteDraft
}
