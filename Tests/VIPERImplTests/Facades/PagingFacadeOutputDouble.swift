@testable import VIPERImpl

final class PagingFacadeOutputDouble: PagingFacadeOutput {
  enum Event: Equatable {
    case added([String], isComplete: Bool)
    case removed(at: Int)
  }

  private(set) var events: [Event] = []

  func didAddPlaces(_ places: [PlaceItem], isComplete: Bool) {
    events.append(.added(places.map(\.id), isComplete: isComplete))
  }

  func didRemovePlace(at index: Int) {
    events.append(.removed(at: index))
  }
}
