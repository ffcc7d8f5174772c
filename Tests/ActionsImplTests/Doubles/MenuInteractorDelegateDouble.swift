import SharedModel

@testable import ActionsImpl

/// Records the notifications from the menu's interactor.
final class MenuInteractorDelegateDouble: MenuInteractorDelegate {
  private(set) var events: [String] = []

  /// The notifications since the last call.
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
