import AppDoubles
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
    try service.requests[0].answer(.success(()))
    #expect(outputs.count == 1)
    #expect(try outputs[0].get() == ())
  }
}
