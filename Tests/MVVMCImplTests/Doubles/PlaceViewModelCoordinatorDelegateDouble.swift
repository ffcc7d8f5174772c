import SharedModel

@testable import MVVMCImpl

/// Keeps what a place's view model tells.
final class PlaceViewModelCoordinatorDelegateDouble: PlaceViewModelCoordinatorDelegate {
  private(set) var followers: [Place] = []
  private(set) var lists: [PlaceList] = []
  private(set) var noteSelections = 0
  private(set) var messages: [String] = []

  func placeViewModel(_ viewModel: PlaceViewModel, didFindNext place: Place, in list: PlaceList) {
    followers.append(place)
    lists.append(list)
  }

  func placeViewModelDidSelectNote(_ viewModel: PlaceViewModel) {
    noteSelections += 1
  }

  func placeViewModel(_ viewModel: PlaceViewModel, didFail message: String) {
    messages.append("failed: \(message)")
  }

  func placeViewModel(_ viewModel: PlaceViewModel, didFailToLoad message: String) {
    messages.append("not loaded: \(message)")
  }

  func placeViewModel(_ viewModel: PlaceViewModel, didLosePlace message: String) {
    messages.append("lost: \(message)")
  }
}
