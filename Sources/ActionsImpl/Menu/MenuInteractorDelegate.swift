import SharedModel

/// Is notified by the menu's interactor.
protocol MenuInteractorDelegate: AnyObject {
  /// The cover was loaded, couldn't be, or is loading again.
  func interactorDidChangeCover()
  /// A place was added to the favourites or removed.
  func interactorDidChangeFavourites()
  /// The user selected a part of the guide.
  func interactorDidSelect(_ section: GuideSection)
}
