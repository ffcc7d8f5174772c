import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct SetFavouriteActionTests {
  @Test("It changes the favourite, and calls back if the backend refuses the change", arguments: [true, false])
  func run(isFavourite: Bool) throws {
    let device = DeviceDouble()
    try device.favourites.set(!isFavourite, id: "fado")
    let changes = FavouriteChanges(favourites: device.favourites, service: device.favourite)
    var errors: [ServiceError] = []
    SetFavouriteAction(placeID: "fado", isFavourite: isFavourite, changes: changes).run { errors.append($0) }
    #expect(device.favourites.contains("fado") == isFavourite)
    #expect(device.favourite.values == [isFavourite])
    try device.favourite.requests[0].answer(.failure(.offline))
    #expect(device.favourites.contains("fado") != isFavourite)
    #expect(errors == [.offline])
  }
}
