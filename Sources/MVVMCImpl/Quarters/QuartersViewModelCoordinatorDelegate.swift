import SharedModel

/// Opens what the user selects in the list of quarters, and shows alerts over it.
protocol QuartersViewModelCoordinatorDelegate: AnyObject {
  /// The user wants to see the places of a quarter.
  func quartersDidSelect(_ quarter: Quarter)
  /// A refresh failed; the message is for the user.
  func quartersDidFailToRefresh(_ message: String)
}
