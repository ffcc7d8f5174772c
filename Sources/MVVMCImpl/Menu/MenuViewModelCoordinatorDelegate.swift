import SharedModel

/// Opens what the user selects in the menu.
protocol MenuViewModelCoordinatorDelegate: AnyObject {
  /// The user wants to see a part of the guide.
  func menuDidSelect(_ section: GuideSection)
}
