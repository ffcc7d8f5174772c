import SharedModel

/// Is notified by a place's interactor.
protocol PlaceInteractorDelegate: AnyObject {
  /// A request has started or finished.
  func interactorDidChangeProgress()
  func interactorDidLoadPlace()
  func interactorDidFailToLoad(_ error: ServiceError)
  /// The place may have been added to the favourites or removed.
  func interactorDidChangeFavourite()
  /// The change of the favourite had to be taken back.
  func interactorDidFailToSaveFavourite(_ error: ServiceError)
  /// The note on the place may have changed.
  func interactorDidChangeNote()
  /// The next place was found; nil after the last one.
  func interactorDidFindNext(_ place: Place?)
  /// The next place couldn't be loaded.
  func interactorDidFailToFindNext(_ error: ServiceError)
  /// The user wants to write the note.
  func interactorDidAskForNote()
}
