import AppDoubles
import SharedModel
import Testing

@testable import ReducerImpl

struct PlacePagesTests {
  @Test("A page brings the favourites among its places")
  func favourites() throws {
    let device = DeviceDouble()
    let pages = PlacePages(service: device.places, favourites: device.favourites)
    var answers: [Result<LoadedPage, ServiceError>] = []
    let request = pages.fetch(PlaceQuery(quarterID: "alfama"), page: 3) { answers.append($0) }
    #expect(device.places.pages == [3])
    #expect(device.places.queries == [PlaceQuery(quarterID: "alfama")])
    try device.favourites.set(true, id: "fado")
    try device.favourites.set(true, id: "maat")
    try device.places.requests[0].answer(.success(.first))
    #expect(answers == [.success(LoadedPage(page: .first, favourites: ["fado"]))])
    withExtendedLifetime(request) {}
  }
}
