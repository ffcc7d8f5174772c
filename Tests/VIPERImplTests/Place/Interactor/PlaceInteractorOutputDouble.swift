import SharedModel

@testable import VIPERImpl

final class PlaceInteractorOutputDouble: PlaceInteractorOutput {
  enum Event: Equatable {
    case place(PlaceItem)
    case placeFailed(ServiceError)
    case favourite(Bool)
    case favouriteFailed(ServiceError)
    case note(String?)
    case next(PlaceItem)
    case last
    case nextFailed(ServiceError)
  }

  private(set) var events: [Event] = []

  func didObtainPlace(_ place: PlaceItem) {
    events.append(.place(place))
  }

  func didFailToObtainPlace(_ error: ServiceError) {
    events.append(.placeFailed(error))
  }

  func didObtainFavourite(_ isFavourite: Bool) {
    events.append(.favourite(isFavourite))
  }

  func didFailToSaveFavourite(_ error: ServiceError) {
    events.append(.favouriteFailed(error))
  }

  func didObtainNote(_ text: String?) {
    events.append(.note(text))
  }

  func didObtainNextPlace(_ place: PlaceItem) {
    events.append(.next(place))
  }

  func didReachLastPlace() {
    events.append(.last)
  }

  func didFailToObtainNextPlace(_ error: ServiceError) {
    events.append(.nextFailed(error))
  }
}
