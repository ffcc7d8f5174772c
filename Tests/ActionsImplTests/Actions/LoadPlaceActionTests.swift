import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct LoadPlaceActionTests {
  private let service = PlaceServiceDouble()
  private let action: LoadPlaceAction

  init() {
    action = LoadPlaceAction(id: "fado", service: service)
  }

  @Test("It asks the service, and calls back with the answer")
  func run() throws {
    var outputs: [LoadPlaceAction.Output] = []
    let handle = action.run { outputs.append($0) }
    #expect(service.ids == ["fado"])
    #expect(outputs.isEmpty)
    try service.requests[0].answer(.success(.fado))
    #expect(outputs.count == 1)
    #expect(try outputs[0].get() == .fado)
    withExtendedLifetime(handle) {}
  }

  @Test("Cancelled, it drops the request")
  func cancel() throws {
    let handle = action.run { _ in }
    handle?.cancel()
    #expect(try service.requests[0].isCancelled)
  }
}
