import SharedModel

@testable import VIPERImpl

final class PlacesInteractorOutputDouble: PlacesInteractorOutput {
  private(set) var lists: [PlaceListItem] = []
  private(set) var added: [[PlaceItem]] = []
  private(set) var isComplete: Bool?
  private(set) var removed: [Int] = []
  private(set) var moreCount = 0
  private(set) var errors: [ServiceError] = []
  private(set) var favouriteIndices: [Int] = []

  func didObtainPlaces(_ list: PlaceListItem) {
    lists.append(list)
  }

  func didAddPlaces(_ places: [PlaceItem], isComplete: Bool) {
    added.append(places)
    self.isComplete = isComplete
  }

  func didRemovePlace(at index: Int) {
    removed.append(index)
  }

  func didObtainMorePlaces() {
    moreCount += 1
  }

  func didFailToObtainPlaces(_ error: ServiceError) {
    errors.append(error)
  }

  func didChangeFavourite(ofPlaceAt index: Int) {
    favouriteIndices.append(index)
  }
}
