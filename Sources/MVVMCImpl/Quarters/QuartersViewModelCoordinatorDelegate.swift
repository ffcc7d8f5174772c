import SharedModel

/// Who takes the user on from the screen of the quarters, and shows what comes over it.
protocol QuartersViewModelCoordinatorDelegate: AnyObject {
  /// The user wants to see what there is in that quarter.
  func quartersDidSelect(_ quarter: Quarter)
  /// The rows are as old as before; the user is to be told so in these words.
  func quartersDidFailToRefresh(_ message: String)
}
