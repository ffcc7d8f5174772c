import HeadlessUI
import SharedModel
import Testing

/// How links lead to a note, and away from one.
struct AppDelegateNoteLinkTests {
  private let fixture = AppFixture()

  /// Opens the note on a place of the list, and types.
  private func write(_ text: String = "") throws {
    fixture.launch()
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

  @Test("Keep editing forgets the link")
  func keepEditing() throws {
    try write("Grave")
    let before = fixture.app.snapshot
    fixture.open("guide://quarters")
    expectQuestion()
    try fixture.app.perform(.tapInAlert(title: "Keep editing"))
    #expect(fixture.app.snapshot == before)
    #expect(fixture.quarters.requests.isEmpty)
  }

  @Test("A changed note is asked about before a link is followed")
  func discard() throws {
    try write("Grave")
    fixture.open("guide://quarters")
    expectQuestion()
    try fixture.app.perform(.tapInAlert(title: "Discard"))
    #expect(fixture.app.snapshot.modal == nil)
    #expect(fixture.stack == ["menu", "quarters"])
    #expect(fixture.savedState.value == SavedState(screens: [.quarters(order: .priority)]))
  }

  @Test("A note that is being saved is asked for, too; Discard drops the request")
  func saving() throws {
    try write("Grave")
    try fixture.app.perform(.tap(id: "note.save"))
    fixture.open("guide://quarters")
    expectQuestion()
    try fixture.app.perform(.tapInAlert(title: "Discard"))
    #expect(fixture.note.requests[0].isCancelled)
    #expect(fixture.stack == ["menu", "quarters"])
  }

  @Test("A note that is saved meanwhile closes with the question, and the link is forgotten")
  func savedMeanwhile() throws {
    try write("Grave")
    try fixture.app.perform(.tap(id: "note.save"))
    fixture.open("guide://quarters")
    fixture.note.requests[0].answer(.success(()))
    #expect(fixture.app.snapshot.alert == nil)
    #expect(fixture.app.snapshot.modal == nil)
    #expect(fixture.stack == ["menu", "places", "place"])
  }

  @Test("Under another alert the link is forgotten")
  func underAlert() throws {
    try write("Grave")
    fixture.open("guide://nowhere")
    fixture.open("guide://quarters")
    #expect(fixture.app.snapshot.alert?.title == "This link can't be opened.")
    #expect(fixture.app.takenFaults == [])
    try fixture.app.perform(.tapInAlert(title: "OK"))
    #expect(fixture.app.snapshot.modal?.name == "note")
    #expect(fixture.stack == ["menu", "places", "place"])
  }

  @Test("A note that is not changed is left at once, also under an alert", arguments: [false, true])
  func unchanged(hasAlert: Bool) throws {
    try write()
    if hasAlert { fixture.open("guide://nowhere") }
    fixture.open("guide://quarters")
    #expect(fixture.app.snapshot.alert == nil)
    #expect(fixture.app.snapshot.modal == nil)
    #expect(fixture.stack == ["menu", "quarters"])
  }

  @Test("A link that is refused says so over the note and changes nothing else")
  func refused() throws {
    try write("Grave")
    let before = fixture.app.snapshot
    fixture.open("guide://nowhere")
    #expect(fixture.app.snapshot.alert?.title == "This link can't be opened.")
    #expect(fixture.app.snapshot.modal == before.modal)
    try fixture.app.perform(.tapInAlert(title: "OK"))
    #expect(fixture.app.snapshot == before)
  }

  // MARK: - To a note

  @Test("A link to a note opens it with what is saved, over its place above all places")
  func toNote() throws {
    try fixture.notes.set("Grave", for: "aljube")
    fixture.launch()
    fixture.open("guide://places/aljube/note")
    #expect(fixture.stack == ["menu", "places", "place"])
    #expect(fixture.app.text("note.text") == "Grave")
    #expect(fixture.savedState.value?.note == NoteDraft(placeID: "aljube", text: "Grave"))
    #expect(fixture.transitions.suffix(2) == ["transition: place", "transition: note"])
  }

  @Test("A link to the note that is open makes it anew")
  func again() throws {
    try write("Grave")
    fixture.open("guide://places/aljube/note")
    expectQuestion()
    try fixture.app.perform(.tapInAlert(title: "Discard"))
    #expect(fixture.app.text("note.text") == "")
    #expect(fixture.place.ids == ["aljube"])
  }

  @Test("A link to a note waits for sign-in")
  func pending() throws {
    let fixture = AppFixture(user: nil)
    fixture.launch()
    fixture.open("guide://places/aljube/note")
    #expect(fixture.app.snapshot.modal == nil)
    try fixture.signIn(as: .mark)
    #expect(fixture.app.snapshot.modal?.name == "note")
    #expect(fixture.place.ids == ["aljube"])
  }
}
