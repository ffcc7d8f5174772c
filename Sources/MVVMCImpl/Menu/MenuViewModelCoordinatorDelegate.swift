import SharedModel

/// Who takes the user on from the menu.
protocol MenuViewModelCoordinatorDelegate: AnyObject {
  /// The user wants to see that part of the guide.
  func menuDidSelect(_ section: GuideSection)
}
