import SharedModel

/// What follows a confirmed alert. A presenter gives it along with the alert, and gets it back.
enum AlertOutcome: Hashable {
  case closeModule
  /// The place is no longer in the guide.
  case leavePlace
  case openGuide(SavedState)
}
