import SharedModel
import Testing

@testable import ReducerImpl

struct PlacePagesTests {
  @Test("A page brings the favourites among its places")
  func favourites() throws {
    let fixture = AppFixture()
    let pages = PlacePages(service: fixture.places, favourites: fixture.favourites)
    var answers: [Result<LoadedPage, ServiceError>] = []
    let request = pages.fetch(PlaceQuery(quarterID: "alfama"), page: 3) { answers.append($0) }
    #expect(fixture.places.pages == [3])
    #expect(fixture.places.queries == [PlaceQuery(quarterID: "alfama")])
    try fixture.favourites.set(true, id: "fado")
    try fixture.favourites.set(true, id: "maat")
    fixture.places.requests[0].answer(.success(.first))
    #expect(answers == [.success(LoadedPage(page: .first, favourites: ["fado"]))])
    withExtendedLifetime(request) {}
  }
}
