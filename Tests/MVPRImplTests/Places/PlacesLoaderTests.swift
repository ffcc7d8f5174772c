import AppDoubles
import SharedModel
import Testing

@testable import MVPRImpl

struct PlacesLoaderTests {
  private let service = PlacesServiceDouble()
  private let loader: PlacesLoader
  private let query = PlaceQuery(text: "o", quarterID: "alfama")

  init() {
    loader = PlacesLoader(service: service)
  }

  @Test func theFirstPageComesWithAllThatWasAskedFor() throws {
    var loaded: (any PlaceList)?
    let request = loader.loadPlaces(query) { loaded = try? $0.get() }
    #expect(service.queries == [query] && service.pages == [0])
    service.answer([.aljube, .fado])
    #expect(loaded?.query == query)
    #expect(loaded?.places == [.aljube, .fado])
    #expect(loaded?.isComplete == true)
    withExtendedLifetime(request) {}
  }

  @Test func eachLoadHasPlacesOfItsOwn() throws {
    var loaded: [any PlaceList] = []
    for _ in 0..<2 {
      let request = loader.loadPlaces(query) { if let places = try? $0.get() { loaded.append(places) } }
      withExtendedLifetime(request) { service.answer([.aljube, .fado]) }
    }
    loaded[1].remove("fado")
    #expect(loaded.map(\.places.count) == [2, 1])
  }

  @Test func aFailureIsTold() {
    var failure: ServiceError?
    let request = loader.loadPlaces(query) { if case .failure(let error) = $0 { failure = error } }
    service.fail(.offline)
    #expect(failure == .offline)
    withExtendedLifetime(request) {}
  }

  @Test func aLoadThatIsLetGoOfIsCancelled() {
    _ = loader.loadPlaces(query) { _ in }
    #expect(service.requests.pendingCount == 0)
  }
}
