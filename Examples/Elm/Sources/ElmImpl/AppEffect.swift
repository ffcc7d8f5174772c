import SharedModel

/// A value that describes work outside the model.
enum AppEffect: Equatable {
  case signIn(Credentials)
  case dropSignIn
  case fetchCover
  case dropCover
  case emptyImages
  case signOut
  /// Records that a screen came into sight.
  case record(screen: String)
  /// Saves the navigation state: the menu.
  case saveState
}
