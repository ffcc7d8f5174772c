/// The state of the note; what is typed into it the field keeps itself.
struct NoteViewModel: Hashable {
  let count: String
  let isSaving: Bool
  let canSave: Bool
  /// Whether swiping it down is told instead of closing it.
  let staysWhenSwiped: Bool
}
