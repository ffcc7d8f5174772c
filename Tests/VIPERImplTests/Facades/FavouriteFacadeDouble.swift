import SharedModel

@testable import VIPERImpl

final class FavouriteFacadeDouble: FavouriteFacadeInput {
  private(set) var changes: [String: Bool] = [:]
  private(set) var didFail: ((ServiceError) -> Void)?

  func setFavourite(_ isFavourite: Bool, placeID: String, didFail: @escaping (ServiceError) -> Void) {
    changes[placeID] = isFavourite
    self.didFail = didFail
  }
}
