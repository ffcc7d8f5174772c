import HeadlessUI
import SharedModel
import Testing

/// What the coming and going of a note leaves behind: what is stored, and where the user is.
struct NoteTransitionTests {
  private static let place = SavedState(screens: [
    .places(quarterID: nil, title: "Places", query: ""), .place(id: "aljube"),
  ])

  private static func state(draft: String?) -> SavedState {
    SavedState(screens: place.screens, note: NoteDraft(placeID: "aljube", text: draft))
  }

  private func openNote() throws -> AppFixture {
    let fixture = AppFixture()
    fixture.launch()
    try fixture.openFirstPlace()
    try fixture.openNote()
    return fixture
  }

  @Test(
    "Its coming and going are saved and logged as transitions, however it goes", arguments: ["cancel", "swipe", "save"])
  func transitions(way: String) throws {
    let fixture = try openNote()
    #expect(fixture.savedState.value == Self.state(draft: ""))
    switch way {
    case "cancel": try fixture.app.perform(.tap(id: "note.cancel"))
    case "swipe": try fixture.app.perform(.swipeModalDown)
    default:
      try fixture.app.perform(.type(text: "Grave!", id: "note.text"))
      #expect(fixture.savedState.value == Self.state(draft: ""))
      try fixture.app.perform(.tap(id: "note.save"))
      fixture.note.requests[0].answer(.success(()))
    }
    #expect(fixture.savedState.value == Self.place)
    #expect(fixture.transitions.suffix(3) == ["transition: place", "transition: note", "transition: place"])
  }

  @Test("Discarding is saved, too")
  func discarded() throws {
    let fixture = try openNote()
    try fixture.app.perform(.type(text: "Grave!", id: "note.text"))
    try fixture.app.perform(.swipeModalDown)
    try fixture.app.perform(.tapInAlert(title: "Discard"))
    #expect(fixture.savedState.value == Self.place)
  }

  @Test("Its text is part of where the user is")
  func background() throws {
    let fixture = try openNote()
    try fixture.app.perform(.type(text: " Grave", id: "note.text"))
    fixture.receive(.didEnterBackground)
    #expect(fixture.savedState.value == Self.state(draft: " Grave"))
  }

  @Test("Success stores the note, and closes it")
  func stored() throws {
    let fixture = try openNote()
    try fixture.app.perform(.type(text: " Grave ", id: "note.text"))
    try fixture.app.perform(.tap(id: "note.save"))
    try fixture.acceptNote()
    #expect(fixture.notes.text(for: "aljube") == "Grave")
    #expect(fixture.app.snapshot.modal == nil)
    #expect(fixture.app.text("place.noteText") == "Grave")
  }
}
