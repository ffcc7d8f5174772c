import SharedModel

@testable import MVVMCImpl

/// Keeps what the places' view model tells.
final class PlacesViewModelCoordinatorDelegateDouble: PlacesViewModelCoordinatorDelegate {
  private(set) var selections: [Place] = []
  private(set) var lists: [LoadedPlaces] = []
  private(set) var messages: [String] = []

  func placesDidSelect(_ place: Place, in loaded: LoadedPlaces) {
    selections.append(place)
    lists.append(loaded)
  }

  func placesDidFailToRefresh(_ message: String) {
    messages.append(message)
  }
}
