import SharedModel

@testable import MVPRImpl

/// Records where the presenter navigates, and its alerts.
final class QuartersRouterDouble: @MainActor QuartersRouting {
  private(set) var openedQuarters: [Quarter] = []
  private(set) var alerts: [[String]] = []

  func openPlaces(in quarter: Quarter) { openedQuarters.append(quarter) }
  func showAlert(title: String, button: String, didClose: @escaping () -> Void) { alerts.append([title, button]) }
}
