import AppDoubles
import HeadlessUI
import SharedModel
import Testing

/// Links to a note, and away from one.
struct NoteLinkTests {
  private let fixture = AppFixture()

  /// Opens the note on a place of the list, and types the text.
  private func write(_ subject: Subject, _ text: String = "") throws {
    fixture.launch(subject)
    try fixture.openFirstPlace()
    try fixture.openNote()
    try fixture.app.perform(.type(text: text, id: "note.text"))
  }

  private func expectQuestion() {
    #expect(
      fixture.app.snapshot.alert
        == Snapshot.Alert(title: "Discard changes?", buttons: ["Discard", "Keep editing"]))
    #expect(fixture.app.snapshot.modal?.name == "note")
    #expect(fixture.stack == ["menu", "places", "place"])
  }

  // MARK: - Away

  @Test("Keep editing drops the link", arguments: try await Subject.all)
  func keepEditing(subject: Subject) throws {
    try write(subject, "Grave")
    let before = fixture.app.snapshot
    fixture.open("guide://quarters")
    expectQuestion()
    try fixture.app.perform(.tapInAlert(title: "Keep editing"))
    #expect(fixture.app.snapshot == before)
    #expect(fixture.quarters.requests.isEmpty)
  }

  @Test("A link asks before it closes a changed note", arguments: try await Subject.all)
  func discard(subject: Subject) throws {
    try write(subject, "Grave")
    fixture.open("guide://quarters")
    expectQuestion()
    try fixture.app.perform(.tapInAlert(title: "Discard"))
    #expect(fixture.app.snapshot.modal == nil)
    #expect(fixture.stack == ["menu", "quarters"])
    #expect(fixture.savedState.value == SavedState(screens: [.quarters(order: .priority)]))
  }

  @Test(
    "A link also asks about a note that is being saved, and Discard cancels the request",
    arguments: try await Subject.all)
  func saving(subject: Subject) throws {
    try write(subject, "Grave")
    try fixture.app.perform(.tap(id: "note.save"))
    fixture.open("guide://quarters")
    expectQuestion()
    try fixture.app.perform(.tapInAlert(title: "Discard"))
    #expect(try fixture.note.requests[0].isCancelled)
    #expect(fixture.stack == ["menu", "quarters"])
  }

  @Test(
    "A note saved while a link asks closes with the question, and the link is dropped",
    arguments: try await Subject.all)
  func savedMeanwhile(subject: Subject) throws {
    try write(subject, "Grave")
    try fixture.app.perform(.tap(id: "note.save"))
    fixture.open("guide://quarters")
    try fixture.note.requests[0].answer(.success(()))
    #expect(fixture.app.snapshot.alert == nil)
    #expect(fixture.app.snapshot.modal == nil)
    #expect(fixture.stack == ["menu", "places", "place"])
  }

  @Test("Under another alert a link away from a changed note is dropped", arguments: try await Subject.all)
  func underAlert(subject: Subject) throws {
    try write(subject, "Grave")
    fixture.open("guide://nowhere")
    fixture.open("guide://quarters")
    #expect(fixture.app.snapshot.alert?.title == "This link can't be opened.")
    #expect(fixture.app.takenFaults == [])
    try fixture.app.perform(.tapInAlert(title: "OK"))
    #expect(fixture.app.snapshot.modal?.name == "note")
    #expect(fixture.stack == ["menu", "places", "place"])
  }

  @Test(
    "A link leaves an unchanged note at once, even under an alert", arguments: try await Subject.all, [false, true])
  func unchanged(subject: Subject, hasAlert: Bool) throws {
    try write(subject)
    if hasAlert { fixture.open("guide://nowhere") }
    fixture.open("guide://quarters")
    #expect(fixture.app.snapshot.alert == nil)
    #expect(fixture.app.snapshot.modal == nil)
    #expect(fixture.stack == ["menu", "quarters"])
  }

  @Test("A refused link shows its alert over the note, and changes nothing else", arguments: try await Subject.all)
  func refused(subject: Subject) throws {
    try write(subject, "Grave")
    let before = fixture.app.snapshot
    fixture.open("guide://nowhere")
    #expect(fixture.app.snapshot.alert?.title == "This link can't be opened.")
    #expect(fixture.app.snapshot.modal == before.modal)
    try fixture.app.perform(.tapInAlert(title: "OK"))
    #expect(fixture.app.snapshot == before)
  }

  @Test("A link away from a note logs only the transition to its screen", arguments: try await Subject.all)
  func transitions(subject: Subject) throws {
    try write(subject)
    fixture.open("guide://quarters")
    #expect(fixture.transitions.suffix(2) == ["transition: note", "transition: quarters"])
  }

  // MARK: - To a note

  @Test(
    "A link to a note opens it with its saved text, over its place and all places", arguments: try await Subject.all)
  func toNote(subject: Subject) throws {
    try fixture.notes.set("Grave", for: "aljube")
    fixture.launch(subject)
    fixture.open("guide://places/aljube/note")
    #expect(fixture.stack == ["menu", "places", "place"])
    #expect(fixture.app.text("note.text") == "Grave")
    #expect(fixture.savedState.value?.note == NoteDraft(placeID: "aljube", text: "Grave"))
    #expect(fixture.transitions.suffix(2) == ["transition: place", "transition: note"])
  }

  @Test("A link to the open note creates it again", arguments: try await Subject.all)
  func again(subject: Subject) throws {
    try write(subject, "Grave")
    fixture.open("guide://places/aljube/note")
    expectQuestion()
    try fixture.app.perform(.tapInAlert(title: "Discard"))
    #expect(fixture.app.text("note.text") == "")
    #expect(fixture.place.ids == ["aljube"])
  }

  @Test("A link to a note waits for sign-in", arguments: try await Subject.all)
  func pending(subject: Subject) throws {
    let fixture = AppFixture(user: nil)
    fixture.launch(subject)
    fixture.open("guide://places/aljube/note")
    #expect(fixture.app.snapshot.modal == nil)
    try fixture.signIn(as: .mark)
    #expect(fixture.app.snapshot.modal?.name == "note")
    #expect(fixture.place.ids == ["aljube"])
  }
}
