import SharedModel
import Testing

@testable import ActionsImpl

struct FindNextPlaceActionTests {
  private let service = PlacesServiceDouble()
  private let list: PlaceList

  init() {
    list = .loaded(from: service)
  }

  @Test("What the list has is found at once")
  func atOnce() throws {
    var found: [Place?] = []
    FindNextPlaceAction(id: "aljube", list: list).run { found.append(try? $0.get()) }
    #expect(found == [.fado])
    #expect(service.pages == [0])
  }

  @Test("Next loads as many pages as it takes")
  func pages() {
    let list = PlaceList(query: PlaceQuery(), service: service)
    let action = FindNextPlaceAction(id: "fado", list: list)
    var found: [Place?] = []
    action.run { found.append(try? $0.get()) }
    service.requests[1].answer(.success(.first))
    #expect(found.isEmpty)
    service.requests[2].answer(.success(.second))
    #expect(found == [.maat])
  }

  @Test("Cancelled, it drops the page that it waits for")
  func cancel() {
    let action = FindNextPlaceAction(id: "fado", list: list)
    var calls = 0
    action.run { _ in calls += 1 }
    action.cancel()
    #expect(service.requests[1].isCancelled)
    service.requests[1].answer(.success(.second))
    #expect(calls == 0)
  }
}
