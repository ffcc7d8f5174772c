import SharedModel

@testable import VIPERImpl

final class PlacesInteractorOutputDouble: PlacesInteractorOutput {
  struct Reply: Equatable {
    let places: [PlaceItem]
    let isComplete: Bool
  }

  private(set) var replies: [Reply] = []
  private(set) var errors: [ServiceError] = []
  private(set) var favourites: [Set<String>] = []

  func didObtainPlaces(_ places: [PlaceItem], isComplete: Bool) {
    replies.append(Reply(places: places, isComplete: isComplete))
  }

  func didFailToObtainPlaces(_ error: ServiceError) {
    errors.append(error)
  }

  func didObtainFavourites(ids: Set<String>) {
    favourites.append(ids)
  }
}
