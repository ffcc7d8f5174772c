import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct FindNextPlaceActionTests {
  private let service = PlacesServiceDouble()
  private let diary = Diary()

  private func find(after id: Place.ID, in places: LoadedPlaces) -> FindNextPlaceAction {
    let action = FindNextPlaceAction(id: id, places: places, service: service)
    action.run { [diary] result in
      switch result {
      case .success(let place): diary.note(place?.id ?? "none")
      case .failure(let error): diary.note(error.rawValue)
      }
    }
    return action
  }

  @Test("What is loaded is found at once")
  func atOnce() {
    _ = find(after: "aljube", in: .loaded(from: service))
    #expect(diary.notes == ["fado"])
    #expect(service.pages == [0])
  }

  @Test("Next loads as many pages as it takes")
  func pages() throws {
    let places = LoadedPlaces(query: PlaceQuery(quarterID: "alfama"))
    let action = find(after: "fado", in: places)
    try service.requests[0].answer(.success(.first))
    #expect(diary.notes.isEmpty)
    try service.requests[1].answer(.success(.second))
    #expect(diary.notes == ["maat"])
    #expect(service.pages == [0, 1])
    #expect(service.queries.allSatisfy { $0 == places.query })
    withExtendedLifetime(action) {}
  }

  @Test("After the last place there is none, which takes no request once all is loaded")
  func last() throws {
    let places = LoadedPlaces.loaded(from: service)
    let action = find(after: "fado", in: places)
    try service.requests[1].answer(.success(.empty))
    #expect(diary.notes == ["none"])
    _ = find(after: "fado", in: places)
    #expect(diary.notes == ["none", "none"])
    #expect(service.pages == [0, 1])
    withExtendedLifetime(action) {}
  }

  @Test("A page that fails on the way is told")
  func fails() throws {
    let action = find(after: "torre", in: LoadedPlaces(query: PlaceQuery()))
    try service.requests[0].answer(.success(.first))
    try service.requests[1].answer(.failure(.serverError))
    #expect(diary.notes == ["server error"])
    #expect(service.pages == [0, 1])
    withExtendedLifetime(action) {}
  }

  @Test("Cancelled, it drops the page that it waits for, the first one and those that follow", arguments: [0, 1])
  func cancel(page: Int) throws {
    let action = find(after: "torre", in: LoadedPlaces(query: PlaceQuery()))
    if page == 1 { try service.requests[0].answer(.success(.first)) }
    action.cancel()
    #expect(try service.requests[page].isCancelled)
    try service.requests[page].answer(.success(.last))
    #expect(diary.notes.isEmpty)
  }

  @Test("Let go, it finds nothing")
  func letGo() throws {
    do { _ = find(after: "fado", in: .loaded(from: service)) }
    #expect(try service.requests[1].isCancelled)
    #expect(diary.notes.isEmpty)
  }
}
