import SharedModel

/// Work outside of the model, as a value.
enum AppEffect: Equatable {
  case signIn(Credentials)
  case dropSignIn
  case fetchCover
  case dropCover
  case emptyImages
  case signOut
  /// Tells that a screen came into sight.
  case record(screen: String)
  /// Keeps where the user is: the menu.
  case saveState
}
