@testable import MVVMCImpl

/// Records what the coordinator of the places reports.
final class PlacesCoordinatorDelegateDouble: PlacesCoordinatorDelegate {
  private(set) var events: [String] = []

  func placesCoordinatorDidChangeModal() {
    events.append("modal")
  }

  func placesCoordinatorDidFinish() {
    events.append("finished")
  }
}
