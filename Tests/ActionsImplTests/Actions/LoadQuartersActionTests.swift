import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct LoadQuartersActionTests {
  private let service = QuartersServiceDouble()
  private let action: LoadQuartersAction

  init() {
    action = LoadQuartersAction(service: service)
  }

  @Test("It asks the service, and calls back with the answer")
  func run() throws {
    var outputs: [LoadQuartersAction.Output] = []
    let handle = action.run { outputs.append($0) }
    #expect(service.requests.count == 1)
    #expect(outputs.isEmpty)
    try service.requests[0].answer(.success(.unsorted))
    #expect(outputs.count == 1)
    #expect(try outputs[0].get() == .unsorted)
    withExtendedLifetime(handle) {}
  }

  @Test("Cancelled, it drops the request")
  func cancel() throws {
    let handle = action.run { _ in }
    handle?.cancel()
    #expect(try service.requests[0].isCancelled)
  }
}
