import SharedModel

@testable import ActionsImpl

/// Records the notifications from a place's interactor.
final class PlaceInteractorDelegateDouble: PlaceInteractorDelegate {
  private(set) var events: [String] = []

  /// The notifications since the last call.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }

  func interactorDidChangeProgress() {
    events.append("progress")
  }

  func interactorDidLoadPlace() {
    events.append("loaded")
  }

  func interactorDidFailToLoad(_ error: ServiceError) {
    events.append("load failed: \(error.rawValue)")
  }

  func interactorDidChangeFavourite() {
    events.append("favourite")
  }

  func interactorDidFailToSaveFavourite(_ error: ServiceError) {
    events.append("favourite failed: \(error.rawValue)")
  }

  func interactorDidChangeNote() {
    events.append("note")
  }

  func interactorDidFindNext(_ place: Place?) {
    events.append("next \(place?.name ?? "none")")
  }

  func interactorDidFailToFindNext(_ error: ServiceError) {
    events.append("next failed: \(error.rawValue)")
  }

  func interactorDidAskForNote() {
    events.append("open note")
  }
}
