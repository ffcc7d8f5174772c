import SharedModel

/// The requests of the place module to the backend, the favourites and the notes.
protocol PlaceInteractorInput: AnyObject {
  func obtainPlace(id: String)
  /// Obtains whether the place is a favourite now, and again after each change.
  func observeFavourite(placeID: String)
  /// Obtains the note on the place now, and again after each change.
  func observeNote(placeID: String)
  /// Changes the favourite at once, and has it sent to the backend even if the module is gone meanwhile.
  func setFavourite(_ isFavourite: Bool, placeID: String)
  /// Obtains the place that follows, after as many pages as it takes.
  func obtainPlace(after id: String)
  /// Cancels the request for the place that follows.
  func cancelNextPlace()
  /// Removes a place that is no longer in the guide from its list.
  func removePlace(id: String)
}
