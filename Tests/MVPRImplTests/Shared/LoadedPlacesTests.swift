import AppDoubles
import SharedModel
import Testing

@testable import MVPRImpl

struct LoadedPlacesTests {
  private let service = PlacesServiceDouble()
  private let places: LoadedPlaces

  private var ids: [String] { places.places.map(\.id) }

  init() {
    places = LoadedPlaces(query: PlaceQuery(), service: service)
  }

  /// Loads a page with these ids.
  private func load(_ ids: [Place.ID], isLast: Bool = false) {
    let request = places.loadMore { _ in }
    withExtendedLifetime(request) { answer(ids, isLast: isLast) }
  }

  private func answer(_ ids: [Place.ID], isLast: Bool = false, to number: Int? = nil) {
    let loaded = ids.map { Place(id: $0, name: $0, summary: "", quarterID: "q") }
    service.answer(loaded, isLast: isLast, to: number)
  }

  // MARK: - Pages

  @Test func pagesFollowEachOtherUntilAllIsLoaded() {
    load(["a", "b"])
    load(["c", "d"])
    #expect(!places.isComplete)
    load(["e"], isLast: true)
    #expect(ids == ["a", "b", "c", "d", "e"])
    #expect(places.isComplete)
    #expect(service.pages == [0, 1, 2])
  }

  @Test func theSamePageAskedForTwiceIsTakenOnce() {
    load(["a", "b"])
    var repliesCount = 0
    let requests = (0..<2).map { _ in places.loadMore { if case .success = $0 { repliesCount += 1 } } }
    answer(["c", "d"], to: 1)
    answer(["c", "d"], to: 2)
    #expect(ids == ["a", "b", "c", "d"])
    #expect(repliesCount == 2)
    load(["e"])
    #expect(service.pages == [0, 1, 1, 2])
    withExtendedLifetime(requests) {}
  }

  @Test func aPageThatSomebodyElseHasLoadedMeanwhileIsNoFailure() {
    load(["a", "b"])
    var results: [Result<Void, ServiceError>] = []
    let requests = (0..<2).map { _ in places.loadMore { results.append($0) } }
    answer(["c", "d"], to: 1)
    service.fail(.offline, to: 2)
    #expect(results.map { (try? $0.get()) != nil } == [true, true])
    withExtendedLifetime(requests) {}
  }

  @Test func aFailureIsToldAndChangesNothing() {
    var errors: [ServiceError] = []
    load(["a", "b"])
    let request = places.loadMore { if case .failure(let error) = $0 { errors.append(error) } }
    withExtendedLifetime(request) { service.fail(.offline) }
    #expect(errors == [.offline])
    #expect(ids == ["a", "b"])
    #expect(!places.isComplete)
    load(["c"])
    #expect(service.pages == [0, 1, 1])
  }

  @Test func aPlaceThatHasMovedOnToTheNextPageIsListedOnce() {
    load(["a", "b"])
    // A place is added to the guide, before all others, before the next page is requested.
    load(["b", "c"])
    #expect(ids == ["a", "b", "c"])
    #expect(places.index(of: "c") == 2)
  }

  @Test func aRequestThatIsLetGoOfChangesNothing() {
    _ = places.loadMore { _ in }
    answer(["a"])
    #expect(ids == [])
  }

  // MARK: - Places

  @Test func thePlaceThatFollowsIsThereOnceItIsLoaded() {
    #expect(places.place(after: "a") == nil)
    load(["a", "b"])
    #expect(places.place(after: "a")?.id == "b")
    #expect(places.place(after: "b") == nil)
    load(["c"], isLast: true)
    #expect(places.place(after: "b")?.id == "c")
    #expect(places.place(after: "c") == nil)
    #expect(places.place(after: "elsewhere") == nil)
  }

  @Test func eachPlaceIsFoundWhereItStands() {
    load(["a", "b"])
    load(["c", "d"])
    #expect(["a", "b", "c", "d", "e"].map(places.index) == [0, 1, 2, 3, nil])
    places.remove("b")
    #expect(["a", "b", "c", "d", "e"].map(places.index) == [0, nil, 1, 2, nil])
    #expect(places.place(after: "c")?.id == "d")
  }

  // MARK: - Changes

  @Test func aPlaceThatIsGoneIsForgottenAndToldOnce() {
    load(["a", "b"])
    var changes: [PlaceListChange] = []
    let observation = places.observe { changes.append($0) }
    places.remove("a")
    places.remove("a")
    #expect(ids == ["b"])
    #expect(changes == [.removed(at: 0)])
    withExtendedLifetime(observation) {}
  }

  @Test func aPageIsToldOnceItsPlacesAreThere() {
    var changes: [PlaceListChange] = []
    var counts: [Int] = []
    let observation = places.observe {
      changes.append($0)
      counts.append(places.places.count)
    }
    load(["a", "b"])
    load(["c", "d"])
    #expect(changes == [.added(0..<2), .added(2..<4)])
    #expect(counts == [2, 4])
    withExtendedLifetime(observation) {}
  }
}
