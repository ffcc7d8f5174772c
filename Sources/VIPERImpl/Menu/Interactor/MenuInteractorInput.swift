/// What the menu can ask of the session, the favourites and the backend.
protocol MenuInteractorInput: AnyObject {
  func obtainUserName()
  /// Obtains the number of favourites now, and again after each change.
  func observeFavouriteCount()
  /// Answers before it returns when the cover is in the image cache, and not at all when it can't be loaded; sends nothing
  /// while a request is under way.
  func obtainCover()
  func signOut()
}
