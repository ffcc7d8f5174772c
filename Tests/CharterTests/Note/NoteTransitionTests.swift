import AppDoubles
import HeadlessUI
import SharedModel
import Testing

/// The effects of presenting and dismissing a note on the stores, the saved state and the log.
struct NoteTransitionTests {
  private static let place = SavedState(screens: [
    .places(quarterID: nil, title: "Places", query: ""), .place(id: "aljube"),
  ])

  private static func state(draft: String?) -> SavedState {
    SavedState(screens: place.screens, note: NoteDraft(placeID: "aljube", text: draft))
  }

  private func openNote(_ subject: Subject) throws -> AppFixture {
    let fixture = AppFixture()
    fixture.launch(subject)
    try fixture.openFirstPlace()
    try fixture.openNote()
    return fixture
  }

  @Test(
    "Its presentation and dismissal are saved and logged as transitions",
    arguments: try await Subject.all, ["cancel", "swipe", "save"])
  func transitions(subject: Subject, way: String) throws {
    let fixture = try openNote(subject)
    #expect(fixture.savedState.value == Self.state(draft: ""))
    switch way {
    case "cancel": try fixture.app.perform(.tap(id: "note.cancel"))
    case "swipe": try fixture.app.perform(.swipeModalDown)
    default:
      try fixture.app.perform(.type(text: "Grave!", id: "note.text"))
      #expect(fixture.savedState.value == Self.state(draft: ""))
      try fixture.app.perform(.tap(id: "note.save"))
      try fixture.note.requests[0].answer(.success(()))
    }
    #expect(fixture.savedState.value == Self.place)
    #expect(fixture.transitions.suffix(3) == ["transition: place", "transition: note", "transition: place"])
  }

  @Test("Discarding is saved as a transition", arguments: try await Subject.all)
  func discarded(subject: Subject) throws {
    let fixture = try openNote(subject)
    try fixture.app.perform(.type(text: "Grave!", id: "note.text"))
    try fixture.app.perform(.swipeModalDown)
    try fixture.app.perform(.tapInAlert(title: "Discard"))
    #expect(fixture.savedState.value == Self.place)
  }

  @Test("Its text is part of the navigation state", arguments: try await Subject.all)
  func background(subject: Subject) throws {
    let fixture = try openNote(subject)
    try fixture.app.perform(.type(text: " Grave", id: "note.text"))
    fixture.receive(.didEnterBackground)
    #expect(fixture.savedState.value == Self.state(draft: " Grave"))
  }

  @Test("Success stores the note, and closes it", arguments: try await Subject.all)
  func stored(subject: Subject) throws {
    let fixture = try openNote(subject)
    try fixture.app.perform(.type(text: " Grave ", id: "note.text"))
    try fixture.app.perform(.tap(id: "note.save"))
    try fixture.device.acceptNote()
    #expect(fixture.notes.text(for: "aljube") == "Grave")
    #expect(fixture.app.snapshot.modal == nil)
    #expect(fixture.app.text("place.noteText") == "Grave")
  }
}
