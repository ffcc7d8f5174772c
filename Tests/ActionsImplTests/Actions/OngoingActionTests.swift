import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

/// Tests the behaviour that all ongoing actions share, with one of them.
struct OngoingActionTests {
  private let service = QuartersServiceDouble()

  private func makeAction() -> LoadQuartersAction { LoadQuartersAction(service: service) }

  @Test("Run, it starts, and calls back with what comes of it")
  func run() throws {
    let action = makeAction()
    var outputs: [LoadQuartersAction.Output] = []
    action.run { outputs.append($0) }
    #expect(outputs.isEmpty)
    try service.requests[0].answer(.failure(.offline))
    #expect(outputs.map(\.error) == [.offline])
  }

  @Test("Cancelled, it calls back no more, and drops what is under way")
  func cancel() throws {
    let action = makeAction()
    var calls = 0
    action.run { _ in calls += 1 }
    action.cancel()
    #expect(try service.requests[0].isCancelled)
    try service.requests[0].answer(.success([]))
    #expect(calls == 0)
  }

  @Test("Cancelled before it is run, it does nothing, and can be run all the same")
  func cancelEarly() {
    let action = makeAction()
    action.cancel()
    action.run { _ in }
    #expect(service.requests.map(\.isCancelled) == [false])
  }

  @Test("Run again, it starts anew, and drops what was under way")
  func again() {
    let action = makeAction()
    action.run { _ in }
    action.run { _ in }
    #expect(service.requests.map(\.isCancelled) == [true, false])
  }

  @Test("Let go, it is as if it had been cancelled")
  func letGo() throws {
    var calls = 0
    do {
      let action = makeAction()
      action.run { _ in calls += 1 }
    }
    #expect(try service.requests[0].isCancelled)
    #expect(calls == 0)
  }
}
