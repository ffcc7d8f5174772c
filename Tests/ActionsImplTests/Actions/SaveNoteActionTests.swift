import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct SaveNoteActionTests {
  private let service = NoteServiceDouble()
  private let action: SaveNoteAction

  init() {
    action = SaveNoteAction(text: " Loud! ", placeID: "fado", service: service)
  }

  @Test("It asks the service, and calls back with the answer")
  func run() throws {
    var outputs: [SaveNoteAction.Output] = []
    let handle = action.run { outputs.append($0) }
    #expect(service.ids == ["fado"] && service.texts == ["Loud!"])
    #expect(outputs.isEmpty)
    try service.requests[0].answer(.success(()))
    #expect(outputs.count == 1)
    #expect(try outputs[0].get() == ())
    withExtendedLifetime(handle) {}
  }

  @Test("Cancelled, it drops the request")
  func cancel() throws {
    let handle = action.run { _ in }
    handle?.cancel()
    #expect(try service.requests[0].isCancelled)
  }
}
