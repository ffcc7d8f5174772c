import SharedModel
import Testing

@testable import ActionsImpl

struct SaveNoteActionTests {
  private let service = NoteServiceDouble()
  private let action: SaveNoteAction

  init() {
    action = SaveNoteAction(placeID: "fado", service: service)
    action.text = " Loud! "
  }

  @Test("Run, it asks for what it stands for, and calls back with the answer")
  func run() throws {
    var outputs: [SaveNoteAction.Output] = []
    action.run { outputs.append($0) }
    #expect(service.ids == ["fado"])
    #expect(service.texts == ["Loud!"])
    #expect(outputs.isEmpty)
    service.requests[0].answer(.success(()))
    #expect(outputs.count == 1)
    #expect(try outputs[0].get() == ())
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
    service.requests[0].answer(.success(()))
    #expect(calls == 0)
  }

  @Test("Run again, it asks anew")
  func again() {
    action.run { _ in }
    action.run { _ in }
    #expect(service.requests.map(\.isCancelled) == [true, false])
  }
}
