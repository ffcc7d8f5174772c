import AppDoubles
import SharedModel
import Testing

@testable import ObservationImpl

struct LoadedPlacesTests {
  private let service = PlacesServiceDouble()
  private let loaded: LoadedPlaces

  private var ids: [Place.ID] { loaded.places.map(\.id) }

  init() {
    loaded = LoadedPlaces(query: PlaceQuery(text: "m"), service: service)
  }

  /// Asks for the next page once for each answer, then answers, and returns the failures that were reported.
  @discardableResult
  private func load(_ answers: Result<PlacePage, ServiceError>...) -> [ServiceError?] {
    var failures: [ServiceError?] = []
    let requests = answers.map { _ in
      loaded.loadPage {
        if case .failure(let failure) = $0 { failures.append(failure) } else { failures.append(nil) }
      }
    }
    for (request, answer) in zip(service.requests.suffix(answers.count), answers) { request.answer(answer) }
    withExtendedLifetime(requests) {}
    return failures
  }

  // MARK: - Pages

  @Test("Pages follow each other until all is loaded")
  func pages() {
    #expect(ids.isEmpty && !loaded.isComplete)
    #expect(load(.success(.first)) == [nil])
    #expect(ids == ["aljube", "fado"] && !loaded.isComplete)
    #expect(load(.success(.last)) == [nil])
    #expect(ids == ["aljube", "fado", "torre"] && loaded.isComplete)
    #expect(service.pages == [0, 1])
    #expect(Set(service.queries) == [PlaceQuery(text: "m")])
  }

  @Test("A failure changes nothing, and the same page can be asked for again")
  func failure() {
    load(.success(.first))
    #expect(load(.failure(.offline)) == [.offline])
    #expect(ids == ["aljube", "fado"])
    load(.success(.last))
    #expect(service.pages == [0, 1, 1])
  }

  @Test("A page that two have asked for is added once, and both are answered")
  func samePage() {
    load(.success(.first))
    #expect(load(.success(.second), .success(.last)) == [nil, nil])
    #expect(ids == ["aljube", "fado", "maat"] && !loaded.isComplete)
    load(.success(.last))
    #expect(service.pages == [0, 1, 1, 2])
  }

  @Test("The failure of a page that another request has loaded isn't reported")
  func failureOfLoadedPage() {
    load(.success(.first))
    #expect(load(.success(.second), .failure(.offline)) == [nil, nil])
  }

  @Test("A place that has moved on to the next page is listed once")
  func movedPlace() {
    load(.success(.first))
    load(.success(PlacePage(places: [.fado, .maat], isLast: true)))
    #expect(ids == ["aljube", "fado", "maat"])
    #expect(loaded.index(of: "maat") == 2)
  }

  @Test("A request that is released is cancelled")
  func cancelled() throws {
    _ = loaded.loadPage { _ in Issue.record("It was cancelled.") }
    #expect(try service.requests[0].isCancelled)
  }

  // MARK: - Places

  @Test("Each place is found where it stands, and so is the one that follows")
  func indices() {
    load(.success(.first))
    load(.success(.last))
    #expect(["aljube", "fado", "torre", "maat"].map(loaded.index(of:)) == [0, 1, 2, nil])
    #expect(["aljube", "fado", "torre", "maat"].map(loaded.place(after:)) == [.fado, .torre, nil, nil])
    loaded.remove("fado")
    #expect(["aljube", "fado", "torre"].map(loaded.index(of:)) == [0, nil, 1])
    #expect(["aljube", "fado"].map(loaded.place(after:)) == [.torre, nil])
  }

  @Test("What has happened is remembered in its order")
  func changes() {
    load(.success(.first))
    load(.failure(.offline))
    load(.success(.second))
    loaded.remove("fado")
    loaded.remove("elsewhere")
    #expect(loaded.changes == [.inserted(0..<2), .inserted(2..<3), .removed(1..<2)])
  }

  @Test("A place that is gone is forgotten, once")
  func removal() {
    load(.success(.first))
    loaded.remove("aljube")
    loaded.remove("aljube")
    #expect(ids == ["fado"])
    loaded.remove("fado")
    #expect(ids == [])
  }
}
