import SharedModel
import Testing

@testable import ActionsImpl

struct FollowNotesActionTests {
  private let fixture = AppFixture()

  @Test("Run, it calls back at every change, until it is cancelled")
  func run() throws {
    let action = FollowNotesAction(notes: fixture.notes)
    var news: [FollowNotesAction.Output] = []
    action.run { news.append($0) }
    try fixture.notes.set("Loud!", for: "fado")
    #expect(news.count == 1)
    action.cancel()
    try fixture.notes.set("", for: "fado")
    #expect(news.count == 1)
  }
}
