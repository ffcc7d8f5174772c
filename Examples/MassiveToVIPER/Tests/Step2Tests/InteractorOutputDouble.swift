import SharedModel

@testable import Step2

final class InteractorOutputDouble: PlacesInteractorOutput {
  private(set) var lists: [PlaceListItem] = []

  func didObtainPlaces(_ list: PlaceListItem) { lists.append(list) }
  func didAddPlaces(_ places: [PlaceItem], isComplete: Bool) {}
  func didRemovePlace(at index: Int) {}
  func didObtainMorePlaces() {}
  func didFailToObtainPlaces(_ error: ServiceError) {}
  func didChangeFavourite(ofPlaceAt index: Int) {}
}
