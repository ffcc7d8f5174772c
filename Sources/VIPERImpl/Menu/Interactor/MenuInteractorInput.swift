/// The requests of the menu to the session, the favourites and the backend.
protocol MenuInteractorInput: AnyObject {
  func obtainUserName()
  /// Obtains the number of favourites now, and again after each change.
  func observeFavouriteCount()
  /// Answers before it returns if the cover is in the image cache, and not at all if it can't be loaded. Sends nothing
  /// while a request is in flight.
  func obtainCover()
  func signOut()
}
