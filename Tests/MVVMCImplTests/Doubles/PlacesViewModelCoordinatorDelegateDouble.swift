import SharedModel

@testable import MVVMCImpl

/// Keeps what the places' view model tells.
final class PlacesViewModelCoordinatorDelegateDouble: PlacesViewModelCoordinatorDelegate {
  private(set) var selections: [Place] = []
  private(set) var lists: [PlaceList] = []
  private(set) var messages: [String] = []

  func placesViewModel(_ viewModel: PlacesViewModel, didSelect place: Place, in list: PlaceList) {
    selections.append(place)
    lists.append(list)
  }

  func placesViewModel(_ viewModel: PlacesViewModel, didFailToRefresh message: String) {
    messages.append(message)
  }
}
