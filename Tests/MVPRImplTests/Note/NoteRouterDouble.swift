@testable import MVPRImpl

/// Records alerts, closes them when a test says so, and records how it went back.
final class NoteRouterDouble: @MainActor NoteRouting {
  enum Way {
    case back
    case backToReportPlaceGone
  }

  private(set) var alerts: [[String]] = []
  private(set) var ways: [Way] = []
  private var didTapFirstButton: (() -> Void)?

  func showAlert(title: String, button: String, didClose: @escaping () -> Void) {
    alerts.append([title, button])
    didTapFirstButton = didClose
  }

  func ask(title: String, agree: String, refuse: String, didAgree: @escaping () -> Void) {
    alerts.append([title, agree, refuse])
    didTapFirstButton = didAgree
  }

  func close() { ways.append(.back) }
  func closeAndReportPlaceGone() { ways.append(.backToReportPlaceGone) }

  func tapFirstButton() { didTapFirstButton?() }
}
