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
    service.requests[0].answer(.success(.fado))
    #expect(outputs.count == 1)
    #expect(try outputs[0].get() == .fado)
  }

  @Test("A failure is answered as it is")
  func failure() {
    var errors: [ServiceError] = []
    action.run { if case .failure(let error) = $0 { errors.append(error) } }
    service.requests[0].answer(.failure(.offline))
    #expect(errors == [.offline])
  }

  @Test("Cancelled, it calls back no more, and drops the request")
  func cancel() {
    var calls = 0
    action.run { _ in calls += 1 }
    action.cancel()
    #expect(service.requests[0].isCancelled)
    service.requests[0].answer(.success(.fado))
    #expect(calls == 0)
  }

  @Test("Run again, it asks anew")
  func again() {
    action.run { _ in }
    action.run { _ in }
    #expect(service.requests.map(\.isCancelled) == [true, false])
  }
}
