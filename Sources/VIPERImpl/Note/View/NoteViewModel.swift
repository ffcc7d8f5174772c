/// The state of the note; the field itself keeps what is typed.
struct NoteViewModel: Hashable {
  let count: String
  let isSaving: Bool
  let canSave: Bool
  /// Whether swiping it down is reported instead of closing it.
  let staysWhenSwiped: Bool
}
