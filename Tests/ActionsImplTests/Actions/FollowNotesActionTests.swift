import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct FollowNotesActionTests {
  private let device = DeviceDouble()

  @Test("Run, it calls back at every change, until it is cancelled")
  func run() throws {
    let action = FollowNotesAction(notes: device.notes)
    var news: [FollowNotesAction.Output] = []
    action.run { news.append($0) }
    try device.notes.set("Loud!", for: "fado")
    #expect(news.count == 1)
    action.cancel()
    try device.notes.set("", for: "fado")
    #expect(news.count == 1)
  }
}
