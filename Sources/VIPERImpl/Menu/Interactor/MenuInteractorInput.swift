/// What the menu can ask of the session, the favourites and the backend.
protocol MenuInteractorInput: AnyObject {
  func obtainGreeting()
  /// Obtains the number of favourites now, and again after each change.
  func observeFavouriteCount()
  /// Answers before it returns when the cover is in the image cache.
  func obtainCover()
  func signOut()
}
