import SharedModel
import Testing

@testable import ObservationImpl

struct LoadedPlacesTests {
  private final class Diary { var notes: [String] = [] }

  private let service = PlacesServiceDouble()
  private let loaded: LoadedPlaces
  private let diary = Diary()

  private var ids: [Place.ID] { loaded.places.map(\.id) }

  init() {
    loaded = LoadedPlaces(query: PlaceQuery(text: "m"), service: service)
  }

  /// Asks for the page that follows, and answers.
  private func load(_ page: PlacePage = .first) {
    let request = ask()
    service.requests.last?.answer(.success(page))
    withExtendedLifetime(request) {}
  }

  private func ask() -> Cancellable {
    loaded.loadPage { [diary] in
      switch $0 {
      case .success: diary.notes.append("loaded")
      case .failure(let failure): diary.notes.append("\(failure)")
      }
    }
  }

  // MARK: - Pages

  @Test("Pages follow each other until all is loaded")
  func pages() {
    #expect(ids.isEmpty && !loaded.isComplete)
    load()
    #expect(ids == ["castelo", "fado"])
    #expect(!loaded.isComplete)
    load(.last)
    #expect(ids == ["castelo", "fado", "maat"])
    #expect(loaded.isComplete)
    #expect(service.pages == [0, 1])
    #expect(service.queries == [PlaceQuery(text: "m"), PlaceQuery(text: "m")])
    #expect(diary.notes == ["loaded", "loaded"])
  }

  @Test("A failure changes nothing, and the same page can be asked for again")
  func failure() {
    load()
    let request = ask()
    service.requests[1].answer(.failure(.offline))
    #expect(diary.notes == ["loaded", "offline"])
    #expect(ids == ["castelo", "fado"])
    load(.last)
    #expect(service.pages == [0, 1, 1])
    withExtendedLifetime(request) {}
  }

  @Test("A page that two have asked for is added once, and both are told")
  func samePage() {
    load()
    let requests = [ask(), ask()]
    service.requests[1].answer(.success(PlacePage(places: [.maat], isLast: false)))
    service.requests[2].answer(.success(PlacePage(places: [.tower], isLast: true)))
    #expect(ids == ["castelo", "fado", "maat"])
    #expect(!loaded.isComplete)
    #expect(diary.notes == ["loaded", "loaded", "loaded"])
    load(.last)
    #expect(service.pages == [0, 1, 1, 2])
    withExtendedLifetime(requests) {}
  }

  @Test("The failure of a page that somebody else has loaded meanwhile is none")
  func failureOfLoadedPage() {
    load()
    let requests = [ask(), ask()]
    service.requests[1].answer(.success(PlacePage(places: [.maat], isLast: false)))
    service.requests[2].answer(.failure(.offline))
    #expect(diary.notes == ["loaded", "loaded", "loaded"])
    withExtendedLifetime(requests) {}
  }

  @Test("A place that has moved on to the next page is listed once")
  func movedPlace() {
    load()
    load(PlacePage(places: [.fado, .maat], isLast: true))
    #expect(ids == ["castelo", "fado", "maat"])
    #expect(loaded.index(of: "maat") == 2)
  }

  @Test("A request that nobody holds is cancelled")
  func cancelled() {
    var request: Cancellable? = ask()
    #expect(request != nil && !service.requests[0].isCancelled)
    request = nil
    #expect(request == nil && service.requests[0].isCancelled)
  }

  // MARK: - Places

  @Test("Each place is found where it stands, and so is the one that follows")
  func indices() {
    load()
    load(.last)
    #expect(["castelo", "fado", "maat", "torre"].map(loaded.index(of:)) == [0, 1, 2, nil])
    #expect(["castelo", "fado", "maat", "torre"].map(loaded.place(after:)) == [.fado, .maat, nil, nil])
    loaded.remove("fado")
    #expect(["castelo", "fado", "maat"].map(loaded.index(of:)) == [0, nil, 1])
    #expect(["castelo", "fado"].map(loaded.place(after:)) == [.maat, nil])
  }

  @Test("A place that is gone is forgotten, once")
  func removal() {
    load()
    loaded.remove("castelo")
    loaded.remove("castelo")
    #expect(ids == ["fado"])
    loaded.remove("fado")
    #expect(ids == [])
  }
}
