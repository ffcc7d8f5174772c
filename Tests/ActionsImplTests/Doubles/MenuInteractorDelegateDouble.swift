import SharedModel

@testable import ActionsImpl

/// Keeps what the menu's interactor has notified of, and does nothing about it.
final class MenuInteractorDelegateDouble: MenuInteractorDelegate {
  private(set) var events: [String] = []

  /// What was notified of since the last call.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }

  func interactorDidChangeCover() {
    events.append("cover")
  }

  func interactorDidChangeFavourites() {
    events.append("favourites")
  }

  func interactorDidSelect(_ section: GuideSection) {
    events.append("selected \(section)")
  }
}
