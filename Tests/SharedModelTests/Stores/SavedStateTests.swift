import Foundation
import SharedModel
import Testing

@MainActor
struct SavedStateTests {
  @Test("A state with every kind of screen survives being saved in a file")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let state = SavedState(
      screens: [
        .quarters(order: .name), .places(quarterID: "baixa", title: "Baixa", query: "sé"),
        .places(quarterID: nil, title: "Places", query: ""),
        .place(id: "maat"), .reference, .article(id: "seven-hills"),
      ],
      note: NoteDraft(placeID: "maat", text: " Go "))
    try folder.store(of: SavedState.self).save(state)
    #expect(try folder.store(of: SavedState.self).load() == state)
  }

  @Test("A screen that the app doesn't have is damage")
  func unknownScreen() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"version":1,"content":{"screens":[{"map":{}}]}}"#, to: "ids.json")
    let error = try #require(throws: StoreError.self) { try folder.store(of: SavedState.self).load() }
    guard case .damaged(_, .wrongShape("content.screens[0]", _), _) = error else {
      Issue.record("\(error)")
      return
    }
  }

  @Test("By default it is the menu, and a draft starts with the saved note")
  func defaults() {
    #expect(SavedState() == SavedState(screens: [], note: nil))
    #expect(NoteDraft(placeID: "maat").text == nil)
  }

  @Test("A session survives being saved in a file")
  func session() throws {
    let folder = try TemporaryFolder()
    let session = StoredSession(user: User(username: "mark", displayName: "Mark"))
    try folder.store(of: StoredSession.self).save(session)
    #expect(try folder.store(of: StoredSession.self).load() == session)
  }
}
