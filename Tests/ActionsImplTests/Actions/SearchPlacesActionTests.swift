import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct SearchPlacesActionTests {
  private let service = PlacesServiceDouble()
  private let clock = VirtualClock()
  private let action: SearchPlacesAction

  init() {
    let load = LoadPlacesAction(query: PlaceQuery(text: "f"), service: service)
    action = SearchPlacesAction(load: load, pause: .milliseconds(300), clock: clock)
  }

  @Test("It waits for a pause, and then loads the places that match")
  func run() throws {
    var found: [[Place]] = []
    action.run { found.append((try? $0.get().places) ?? []) }
    clock.advance(by: .milliseconds(299))
    #expect(service.requests.isEmpty)
    clock.advance(by: .milliseconds(1))
    #expect(service.queries == [PlaceQuery(text: "f")])
    try service.requests[0].answer(.success(PlacePage(places: [.fado], isLast: true)))
    #expect(found == [[.fado]])
  }

  @Test("Run again before the pause is over, it waits anew, and loads once")
  func again() {
    action.run { _ in }
    clock.advance(by: .milliseconds(200))
    action.run { _ in }
    clock.advance(by: .milliseconds(299))
    #expect(service.requests.isEmpty)
    clock.advance(by: .seconds(1))
    #expect(service.requests.count == 1)
  }

  @Test("Cancelled while it waits, it never asks")
  func cancelWaiting() {
    action.run { _ in }
    action.cancel()
    clock.advance(by: .seconds(1))
    #expect(service.requests.isEmpty)
  }

  @Test("Cancelled under way, it drops the request")
  func cancelLoading() throws {
    var calls = 0
    action.run { _ in calls += 1 }
    clock.advance(by: .seconds(1))
    action.cancel()
    #expect(try service.requests[0].isCancelled)
    try service.requests[0].answer(.success(.first))
    #expect(calls == 0)
  }
}
