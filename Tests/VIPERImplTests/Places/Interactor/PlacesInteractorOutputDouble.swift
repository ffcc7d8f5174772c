import SharedModel

@testable import VIPERImpl

final class PlacesInteractorOutputDouble: PlacesInteractorOutput {
  private(set) var lists: [PlaceListItem] = []
  private(set) var changes: [PlaceListItem] = []
  private(set) var moreCount = 0
  private(set) var errors: [ServiceError] = []
  private(set) var favourites: [Set<String>] = []

  func didObtainPlaces(_ list: PlaceListItem) {
    lists.append(list)
  }

  func didChangePlaces(_ list: PlaceListItem) {
    changes.append(list)
  }

  func didObtainMorePlaces() {
    moreCount += 1
  }

  func didFailToObtainPlaces(_ error: ServiceError) {
    errors.append(error)
  }

  func didObtainFavourites(ids: Set<String>) {
    favourites.append(ids)
  }
}
