import SharedModel

/// A presenter that holds the text of a note while it is written.
protocol DraftKeeping: AnyObject {
  var draft: NoteDraft { get }
  /// Whether closing the note now would lose changes.
  var isUnsaved: Bool { get }
}
