import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct SearchPlacesActionTests {
  private let service = PlacesServiceDouble()
  private let clock = VirtualClock()
  private let diary = Diary()

  private func run() -> Cancellable? {
    SearchPlacesAction(
      query: PlaceQuery(text: "f"), service: service, pause: .milliseconds(300), clock: clock
    ).run { [diary] in diary.note((try? $0.get().places.first?.id) ?? "nothing") }
  }

  @Test("It waits for a pause, and then loads the places that match")
  func loads() throws {
    let handle = run()
    clock.advance(by: .milliseconds(299))
    #expect(service.requests.isEmpty)
    clock.advance(by: .milliseconds(1))
    #expect(service.queries == [PlaceQuery(text: "f")])
    try service.requests[0].answer(.success(PlacePage(places: [.fado], isLast: true)))
    #expect(diary.notes == ["fado"])
    withExtendedLifetime(handle) {}
  }

  @Test("Cancelled during the pause, it never asks")
  func cancelWaiting() {
    run()?.cancel()
    clock.advance(by: .seconds(1))
    #expect(service.requests.isEmpty)
  }

  @Test("Cancelled after the pause, it drops the request")
  func cancelLoading() throws {
    let handle = run()
    clock.advance(by: .seconds(1))
    handle?.cancel()
    #expect(try service.requests[0].isCancelled)
    try service.requests[0].answer(.success(.first))
    #expect(diary.notes.isEmpty)
  }

  @Test("Released, it is cancelled", arguments: [false, true])
  func release(afterPause: Bool) {
    var handle = run()
    if afterPause { clock.advance(by: .seconds(1)) }
    handle = nil
    clock.advance(by: .seconds(1))
    #expect(service.requests.map(\.isCancelled) == (afterPause ? [true] : []))
    withExtendedLifetime(handle) {}
  }
}
