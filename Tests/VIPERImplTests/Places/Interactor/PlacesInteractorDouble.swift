import SharedModel

@testable import VIPERImpl

final class PlacesInteractorDouble: PlacesInteractorInput {
  enum Call: Equatable {
    case favourites
    case places(PlaceQuery)
    case search(PlaceQuery)
    case more
  }

  var favouriteIDs: Set<String> = []
  private(set) var calls: [Call] = []

  func observeFavourites() {
    calls.append(.favourites)
  }

  func isFavourite(placeID: String) -> Bool {
    favouriteIDs.contains(placeID)
  }

  func obtainPlaces(_ query: PlaceQuery) {
    calls.append(.places(query))
  }

  func searchPlaces(_ query: PlaceQuery) {
    calls.append(.search(query))
  }

  func obtainMorePlaces() {
    calls.append(.more)
  }
}
