import SharedModel
import Testing

@MainActor
struct PlaceListTests {
  /// Pages of two out of five places, answered when told to.
  private final class Service: PlacesService {
    var ids = ["a", "b", "c", "d", "e"]
    var pages: [Int] = []
    var replies: [@MainActor (ServiceError?) -> Void] = []

    func fetchPlaces(_ query: PlaceQuery, page: Int, reply: @escaping Reply<PlacePage>) -> Cancellable {
      pages.append(page)
      let places = ids.dropFirst(page * 2).prefix(2).map { Place(id: $0, name: $0, summary: "", quarterID: "q") }
      replies.append { error in
        reply(error.map { .failure($0) } ?? .success(PlacePage(places: places, isLast: page == 2)))
      }
      return Cancellable {}
    }

    func answer(_ error: ServiceError? = nil) {
      replies.removeFirst()(error)
    }
  }

  private let service = Service()
  private let list: PlaceList
  private let diary = Diary()

  init() {
    list = PlaceList(query: PlaceQuery(), service: service)
  }

  private var ids: [String] { list.places.map(\.id) }

  private func next(after id: String) -> Cancellable? {
    list.obtainPlace(after: id) { [diary] result in
      switch result {
      case .success(let place): diary.note(place?.id ?? "none")
      case .failure(let error): diary.note("\(error)")
      }
    }
  }

  @Test func pagesFollowEachOtherUntilAllIsLoaded() {
    let first = list.load { _ in }
    service.answer()
    let second = list.loadMore { _ in }
    service.answer()
    let third = list.loadMore { _ in }
    service.answer()
    #expect(ids == ["a", "b", "c", "d", "e"])
    #expect(list.isComplete)
    #expect(service.pages == [0, 1, 2])
    withExtendedLifetime((first, second, third)) {}
  }

  @Test func theSamePageAskedForTwiceIsTakenOnce() {
    let tokens = [list.load { _ in }, list.loadMore { _ in }]
    service.answer()
    service.answer()
    #expect(ids == ["a", "b"])
    let more = [list.loadMore { _ in }, list.loadMore { _ in }]
    service.answer()
    service.answer()
    #expect(ids == ["a", "b", "c", "d"])
    withExtendedLifetime((tokens, more)) {}
  }

  @Test func aPageThatSomebodyElseHasLoadedMeanwhileIsNoFailure() {
    let first = list.load { _ in }
    service.answer()
    let more = (0..<2).map { _ in
      list.loadMore { [diary] in if case .failure(let error) = $0 { diary.note("\(error)") } else { diary.note("ok") } }
    }
    service.answer()
    service.answer(.offline)
    #expect(diary.take() == ["ok", "ok"])
    let last = list.loadMore { [diary] in if case .failure(let error) = $0 { diary.note("\(error)") } }
    service.answer(.offline)
    #expect(diary.take() == ["offline"])
    withExtendedLifetime((first, more, last)) {}
  }

  @Test func aFailureChangesNothing() {
    let load = list.load { [diary] in if case .failure(let error) = $0 { diary.note("\(error)") } }
    service.answer(.offline)
    #expect(diary.take() == ["offline"])
    #expect(ids == [])
    #expect(!list.isComplete)
    withExtendedLifetime(load) {}
  }

  @Test func thePlaceThatFollowsIsThereOrIsLoaded() {
    let load = list.load { _ in }
    service.answer()
    #expect(next(after: "a") == nil)
    #expect(diary.take() == ["b"])
    let request = next(after: "b")
    #expect(request != nil)
    #expect(diary.take() == [])
    service.answer()
    #expect(diary.take() == ["c"])
    withExtendedLifetime((load, request)) {}
  }

  @Test func withNothingLoadedItLoadsAsManyPagesAsItTakes() {
    let request = next(after: "d")
    for _ in 0..<3 { service.answer() }
    #expect(service.pages == [0, 1, 2])
    #expect(diary.take() == ["e"])
    #expect(next(after: "e") == nil)
    #expect(diary.take() == ["none"])
    withExtendedLifetime(request) {}
  }

  @Test func aPageThatFailsOnTheWayIsTold() {
    let request = next(after: "d")
    service.answer()
    service.answer(.serverError)
    #expect(diary.take() == ["serverError"])
    withExtendedLifetime(request) {}
  }

  @Test func aPlaceThatIsGoneIsForgottenAndToldOnce() {
    let load = list.load { _ in }
    service.answer()
    let observation = list.observe { [diary] in diary.note("\($0)") }
    list.remove("a")
    list.remove("a")
    #expect(ids == ["b"])
    #expect(diary.take() == ["removed(at: 0)"])
    withExtendedLifetime((load, observation)) {}
  }

  @Test func aPageIsToldOnceItsPlacesAreThere() {
    let observation = list.observe { [diary, list] in diary.note("\($0) of \(list.places.count)") }
    let tokens = [list.load { _ in }, list.loadMore { _ in }]
    service.answer()
    service.answer()
    #expect(diary.take() == ["added(Range(0..<2)) of 2"])
    let more = list.loadMore { _ in }
    service.answer()
    #expect(diary.take() == ["added(Range(2..<4)) of 4"])
    withExtendedLifetime((tokens, more, observation)) {}
  }

  @Test func eachPlaceIsFoundWhereItStands() {
    let tokens = [list.load { _ in }]
    service.answer()
    let more = list.loadMore { _ in }
    service.answer()
    #expect(["a", "b", "c", "d", "e"].map { list.index(of: $0) } == [0, 1, 2, 3, nil])
    list.remove("b")
    #expect(["a", "b", "c", "d", "e"].map { list.index(of: $0) } == [0, nil, 1, 2, nil])
    #expect(next(after: "c") == nil)
    #expect(diary.take() == ["d"])
    withExtendedLifetime((tokens, more)) {}
  }

  @Test func aPlaceThatHasMovedOnToTheNextPageIsListedOnce() {
    let load = list.load { _ in }
    service.answer()
    // Before the next page is asked for a place comes into the guide, in front of all.
    service.ids.insert("0", at: 0)
    let more = list.loadMore { _ in }
    service.answer()
    #expect(ids == ["a", "b", "c"])
    #expect(list.index(of: "c") == 2)
    withExtendedLifetime((load, more)) {}
  }
}
