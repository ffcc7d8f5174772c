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
  func pages() {
    let places = LoadedPlaces(query: PlaceQuery(quarterID: "alfama"))
    let action = find(after: "fado", in: places)
    service.requests[0].answer(.success(.first))
    #expect(diary.notes.isEmpty)
    service.requests[1].answer(.success(.second))
    #expect(diary.notes == ["maat"])
    #expect(service.pages == [0, 1])
    #expect(service.queries.allSatisfy { $0 == places.query })
    withExtendedLifetime(action) {}
  }

  @Test("After the last place there is none, which takes no request once all is loaded")
  func last() {
    let places = LoadedPlaces.loaded(from: service)
    let action = find(after: "fado", in: places)
    service.requests[1].answer(.success(.empty))
    #expect(diary.notes == ["none"])
    _ = find(after: "fado", in: places)
    #expect(diary.notes == ["none", "none"])
    #expect(service.pages == [0, 1])
    withExtendedLifetime(action) {}
  }

  @Test("A page that fails on the way is told")
  func fails() {
    let action = find(after: "torre", in: LoadedPlaces(query: PlaceQuery()))
    service.requests[0].answer(.success(.first))
    service.requests[1].answer(.failure(.serverError))
    #expect(diary.notes == ["server error"])
    #expect(service.pages == [0, 1])
    withExtendedLifetime(action) {}
  }

  @Test("Cancelled, it drops the page that it waits for, the first one and those that follow", arguments: [0, 1])
  func cancel(page: Int) {
    let action = find(after: "torre", in: LoadedPlaces(query: PlaceQuery()))
    if page == 1 { service.requests[0].answer(.success(.first)) }
    action.cancel()
    #expect(service.requests[page].isCancelled)
    service.requests[page].answer(.success(.last))
    #expect(diary.notes.isEmpty)
  }

  @Test("Let go, it finds nothing")
  func letGo() {
    do { _ = find(after: "fado", in: .loaded(from: service)) }
    #expect(service.requests[1].isCancelled)
    #expect(diary.notes.isEmpty)
  }
}
