import SharedModel

@testable import VIPERImpl

final class PlaceInteractorDouble: PlaceInteractorInput {
  enum Call: Equatable {
    case place(String)
    case favourite(String)
    case note(String)
    case setFavourite(Bool, String)
    case next(String)
    case cancelNext
    case remove(String)
  }

  private(set) var calls: [Call] = []

  func obtainPlace(id: String) {
    calls.append(.place(id))
  }

  func observeFavourite(placeID: String) {
    calls.append(.favourite(placeID))
  }

  func observeNote(placeID: String) {
    calls.append(.note(placeID))
  }

  func setFavourite(_ isFavourite: Bool, placeID: String) {
    calls.append(.setFavourite(isFavourite, placeID))
  }

  func obtainPlace(after id: String) {
    calls.append(.next(id))
  }

  func cancelNextPlace() {
    calls.append(.cancelNext)
  }

  func removePlace(id: String) {
    calls.append(.remove(id))
  }
}
