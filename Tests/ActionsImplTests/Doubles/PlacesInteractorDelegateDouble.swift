import SharedModel

@testable import ActionsImpl

/// Records the notifications from the places' interactor.
final class PlacesInteractorDelegateDouble: PlacesInteractorDelegate {
  private(set) var events: [String] = []

  /// The notifications since the last call.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }

  func interactorDidChangeProgress() {
    events.append("progress")
  }

  func interactorDidChangeList() {
    events.append("list")
  }

  func interactorDidChangeRows(_ change: LoadedPlaces.Change) {
    events.append("\(change)")
  }

  func interactorDidChangeFavourite(at row: Int) {
    events.append("favourite \(row)")
  }

  func interactorDidFailToRefresh() {
    events.append("refresh failed")
  }

  func interactorDidSelect(_ place: Place, in list: LoadedPlaces) {
    events.append("selected \(place.name) of \(list.places.count)")
  }
}
