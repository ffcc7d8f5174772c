import AppDoubles
import SharedModel
import Testing

@testable import MVVMCImpl

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
    #expect(ids == ["aljube", "fado"])
    #expect(!loaded.isComplete)
    load(.last)
    #expect(ids == ["aljube", "fado", "torre"])
    #expect(loaded.isComplete)
    #expect(service.pages == [0, 1])
    #expect(service.queries == [PlaceQuery(text: "m"), PlaceQuery(text: "m")])
    #expect(diary.notes == ["loaded", "loaded"])
  }

  @Test("A failure changes nothing, and the same page can be asked for again")
  func failure() throws {
    load()
    let request = ask()
    try service.requests[1].answer(.failure(.offline))
    #expect(diary.notes == ["loaded", "offline"])
    #expect(ids == ["aljube", "fado"])
    load(.last)
    #expect(service.pages == [0, 1, 1])
    withExtendedLifetime(request) {}
  }

  @Test("A page that two have asked for is added once, and both are told")
  func samePage() throws {
    load()
    let requests = [ask(), ask()]
    try service.requests[1].answer(.success(.second))
    try service.requests[2].answer(.success(.last))
    #expect(ids == ["aljube", "fado", "maat"])
    #expect(!loaded.isComplete)
    #expect(diary.notes == ["loaded", "loaded", "loaded"])
    load(.last)
    #expect(service.pages == [0, 1, 1, 2])
    withExtendedLifetime(requests) {}
  }

  @Test("The failure of a page that somebody else has loaded meanwhile is none")
  func failureOfLoadedPage() throws {
    load()
    let requests = [ask(), ask()]
    try service.requests[1].answer(.success(.second))
    try service.requests[2].answer(.failure(.offline))
    #expect(diary.notes == ["loaded", "loaded", "loaded"])
    withExtendedLifetime(requests) {}
  }

  @Test("A place that has moved on to the next page is listed once")
  func movedPlace() {
    load()
    load(PlacePage(places: [.fado, .maat], isLast: true))
    #expect(ids == ["aljube", "fado", "maat"])
    #expect(loaded.index(of: "maat") == 2)
  }

  @Test("A request that nobody holds is cancelled")
  func cancelled() throws {
    var request: Cancellable? = ask()
    #expect(try request != nil && !service.requests[0].isCancelled)
    request = nil
    #expect(try request == nil && service.requests[0].isCancelled)
  }

  // MARK: - Places

  @Test("Each place is found where it stands, and so is the one that follows")
  func indices() {
    load()
    load(.last)
    #expect(["aljube", "fado", "torre", "maat"].map(loaded.index(of:)) == [0, 1, 2, nil])
    #expect(["aljube", "fado", "torre", "maat"].map(loaded.place(after:)) == [.fado, .torre, nil, nil])
    loaded.remove("fado")
    #expect(["aljube", "fado", "torre"].map(loaded.index(of:)) == [0, nil, 1])
    #expect(["aljube", "fado"].map(loaded.place(after:)) == [.torre, nil])
  }

  @Test("A place that is gone is forgotten, and that is told once")
  func removal() {
    load()
    let observation = loaded.observe { [diary] in diary.notes.append("\($0)") }
    loaded.remove("aljube")
    loaded.remove("aljube")
    loaded.remove("fado")
    #expect(ids == [])
    #expect(diary.notes == ["loaded", "removed(at: 0)", "removed(at: 0)"])
    withExtendedLifetime(observation) {}
  }

  @Test("A page is told of once its places are there, and before who has asked for it is answered")
  func observers() {
    let observation = loaded.observe { [diary, loaded] in diary.notes.append("\($0) of \(loaded.places.count)") }
    load()
    load(.last)
    #expect(diary.notes == ["added(Range(0..<2)) of 2", "loaded", "added(Range(2..<3)) of 3", "loaded"])
    withExtendedLifetime(observation) {}
  }
}
