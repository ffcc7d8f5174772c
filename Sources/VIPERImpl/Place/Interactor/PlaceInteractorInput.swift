import SharedModel

/// What the place module can ask of the backend, the favourites and the notes.
protocol PlaceInteractorInput: AnyObject {
  func obtainPlace(id: String)
  /// Obtains whether the place is a favourite now, and again after each change.
  func observeFavourite(placeID: String)
  /// Obtains the note on the place now, and again after each change.
  func observeNote(placeID: String)
  /// Changes the favourite at once; the backend learns of it even if the module is gone meanwhile.
  func setFavourite(_ isFavourite: Bool, placeID: String)
  /// Obtains the place that follows, after as many pages as it takes.
  func obtainPlace(after id: String)
  /// Drops the request for the place that follows; it isn't answered any more.
  func cancelNextPlace()
  /// Takes a place that is no longer in the guide from the list that it stands in.
  func removePlace(id: String)
}
