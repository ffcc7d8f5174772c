import SharedModel

/// A presenter whose screen is part of the navigation state.
protocol RestorablePresenting: AnyObject {
  /// Whether closing the screen now would lose changes.
  var hasUnsavedChanges: Bool { get }
  /// Adds to the state what is needed to open the screen again.
  func record(in state: inout SavedState)
  /// Opens a note over the screen, if it belongs there.
  func restoreNote(_ draft: NoteDraft)
}

extension RestorablePresenting {
  var hasUnsavedChanges: Bool { false }

  func restoreNote(_ draft: NoteDraft) {}
}
