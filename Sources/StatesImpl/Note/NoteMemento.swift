import SharedModel
import Storyboard

/// What is kept of a note that is written: its text as it is now.
struct NoteMemento: StateMemento {
  let screenName = NoteLayout.name
  let title = Texts.note
  var draft: NoteDraft
}
