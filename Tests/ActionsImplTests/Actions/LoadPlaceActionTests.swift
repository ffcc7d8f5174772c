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

  @Test("Run, it asks for what it stands for, and calls back with the answer")
  func run() throws {
    var outputs: [LoadPlaceAction.Output] = []
    action.run { outputs.append($0) }
    #expect(service.ids == ["fado"])
    #expect(outputs.isEmpty)
    try service.requests[0].answer(.success(.fado))
    #expect(outputs.count == 1)
    #expect(try outputs[0].get() == .fado)
  }
}
