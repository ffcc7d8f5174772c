import SharedModel

@testable import MVVMCImpl

/// Keeps what a place's view model tells.
final class PlaceViewModelCoordinatorDelegateDouble: PlaceViewModelCoordinatorDelegate {
  private(set) var followers: [Place] = []
  private(set) var lists: [LoadedPlaces] = []
  private(set) var noteSelections: [Place.ID] = []
  private(set) var messages: [String] = []

  func placeDidFindNext(_ place: Place, in loaded: LoadedPlaces) {
    followers.append(place)
    lists.append(loaded)
  }

  func placeDidSelectNote(on id: Place.ID) {
    noteSelections.append(id)
  }

  func place(_ id: Place.ID, didFail message: String) {
    messages.append("\(id) failed: \(message)")
  }

  func place(_ id: Place.ID, didFailToLoad message: String) {
    messages.append("\(id) not loaded: \(message)")
  }

  func place(_ id: Place.ID, isGone message: String) {
    messages.append("\(id) is gone: \(message)")
  }
}
