import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct LoadPlacesActionTests {
  private let service = PlacesServiceDouble()
  private let action: LoadPlacesAction

  init() {
    action = LoadPlacesAction(query: PlaceQuery(text: "fado"), service: service)
  }

  @Test("It asks the service, and calls back with the answer")
  func run() throws {
    var outputs: [LoadPlacesAction.Output] = []
    let handle = action.run { outputs.append($0) }
    #expect(service.queries == [PlaceQuery(text: "fado")] && service.pages == [0])
    #expect(outputs.isEmpty)
    try service.requests[0].answer(.success(.first))
    #expect(outputs.count == 1)
    #expect(try outputs[0].get() == .first)
    withExtendedLifetime(handle) {}
  }

  @Test("Cancelled, it drops the request")
  func cancel() throws {
    let handle = action.run { _ in }
    handle?.cancel()
    #expect(try service.requests[0].isCancelled)
  }
}
