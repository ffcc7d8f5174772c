import SharedModel

/// A presenter that keeps the text of a note while it is written.
protocol DraftKeeping: AnyObject {
  var draft: NoteDraft { get }
  /// Whether closing the note now would lose something.
  var isUnsaved: Bool { get }
}
