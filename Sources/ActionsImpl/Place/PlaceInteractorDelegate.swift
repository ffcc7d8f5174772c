import SharedModel

/// Whom the interactor of a place notifies.
protocol PlaceInteractorDelegate: AnyObject {
  /// It waits for something else.
  func interactorDidChangeProgress()
  /// The place has come.
  func interactorDidLoadPlace()
  /// The place has not come.
  func interactorDidFailToLoad(_ error: ServiceError)
  /// The place may have become a favourite, or be one no more.
  func interactorDidChangeFavourite()
  /// The favourite had to be taken back.
  func interactorDidFailToSaveFavourite(_ error: ServiceError)
  /// The note on the place may read otherwise.
  func interactorDidChangeNote()
  /// The place that follows is known, or that there is none.
  func interactorDidFindNext(_ place: Place?)
  /// It could not be found out which place follows.
  func interactorDidFailToFindNext(_ error: ServiceError)
  /// The user wants to write the note.
  func interactorDidAskForNote()
}
