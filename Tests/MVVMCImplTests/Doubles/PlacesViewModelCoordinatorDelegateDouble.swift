@testable import MVVMCImpl

/// Keeps what the places' view model tells.
final class PlacesViewModelCoordinatorDelegateDouble: PlacesViewModelCoordinatorDelegate {
  private(set) var messages: [String] = []

  func placesViewModel(_ viewModel: PlacesViewModel, didFailToRefresh message: String) {
    messages.append(message)
  }
}
