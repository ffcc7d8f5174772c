import SharedModel

/// The step that follows a confirmed alert. A presenter hands it out with the alert, and gets it back.
enum AlertOutcome: Hashable {
  case closeModule
  /// The place is no longer in the guide.
  case leavePlace
  case openGuide(SavedState)
}
