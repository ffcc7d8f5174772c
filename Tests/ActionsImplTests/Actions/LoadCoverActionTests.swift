import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct LoadCoverActionTests {
  private let service = CoverServiceDouble()
  private let action: LoadCoverAction

  init() {
    action = LoadCoverAction(service: service)
  }

  @Test("It asks the service, and calls back with the answer")
  func run() throws {
    var outputs: [LoadCoverAction.Output] = []
    let handle = action.run { outputs.append($0) }
    #expect(service.requests.count == 1)
    #expect(outputs.isEmpty)
    try service.requests[0].answer(.success(ImageData(name: "cover")))
    #expect(outputs.count == 1)
    #expect(try outputs[0].get().name == "cover")
    withExtendedLifetime(handle) {}
  }

  @Test("Cancelled, it drops the request")
  func cancel() throws {
    let handle = action.run { _ in }
    handle?.cancel()
    #expect(try service.requests[0].isCancelled)
  }
}
