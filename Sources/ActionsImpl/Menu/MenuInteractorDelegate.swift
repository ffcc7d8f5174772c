import SharedModel

/// Whom the menu's interactor notifies.
protocol MenuInteractorDelegate: AnyObject {
  /// The cover has come, or is to be asked for again.
  func interactorDidChangeCover()
  /// A place has become a favourite, or is one no more.
  func interactorDidChangeFavourites()
  /// The user wants to see that part of the guide.
  func interactorDidSelect(_ section: GuideSection)
}
