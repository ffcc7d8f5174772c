import AppDoubles
import HeadlessUI
import SharedModel
import Testing

struct NoteTests {
  private static let all: Set = ["note.text", "note.save", "note.cancel"]
  private static let discardChanges = Snapshot.Alert(title: "Discard changes?", buttons: ["Discard", "Keep editing"])

  // MARK: - Failures

  @Test(
    "A failure shows an alert, and the text stays",
    arguments: try await Subject.all, [ServiceError.offline, .serverError])
  func fails(subject: Subject, failure: ServiceError) throws {
    let screen = try NoteScreen(subject)
    try screen.type("Loud!")
    let before = screen.app.snapshot
    try screen.save()
    try screen.service.requests[0].answer(.failure(failure))
    #expect(screen.alert == Snapshot.Alert(title: "Couldn't save the note.", buttons: ["OK"]))
    try screen.tapInAlert("OK")
    #expect(screen.app.snapshot == before)
    #expect(screen.isOpen)
    try screen.save()
    #expect(screen.service.texts == ["Loud!", "Loud!"])
  }

  @Test("If the place is gone, OK closes the note and goes back", arguments: try await Subject.all)
  func gone(subject: Subject) throws {
    let screen = try NoteScreen(subject, text: "Loud!")
    try screen.save()
    try screen.service.requests[0].answer(.failure(.notFound))
    #expect(screen.alert == Snapshot.Alert(title: "This place is no longer in the guide.", buttons: ["OK"]))
    #expect(screen.enabled == Self.all)
    #expect(screen.isOpen)
    try screen.tapInAlert("OK")
    #expect(!screen.isOpen)
    #expect(screen.fixture.stack == ["menu"])
  }

  // MARK: - Leaving

  @Test("A changed note closes only after asking", arguments: try await Subject.all, [false, true])
  func discard(subject: Subject, swipes: Bool) throws {
    let screen = try NoteScreen(subject, saved: "Loud!")
    try screen.type("Quiet")
    try swipes ? screen.swipe() : screen.cancel()
    #expect(screen.alert == Self.discardChanges)
    #expect(screen.isOpen)
    try screen.tapInAlert("Discard")
    #expect(!screen.isOpen)
    #expect(screen.service.texts.isEmpty)
  }

  @Test("A changed note closes only after asking", arguments: try await Subject.all, [false, true])
  func keepEditing(subject: Subject, swipes: Bool) throws {
    let screen = try NoteScreen(subject, saved: "Loud!")
    try screen.type("Quiet")
    let before = screen.app.snapshot
    try swipes ? screen.swipe() : screen.cancel()
    try screen.tapInAlert("Keep editing")
    #expect(screen.app.snapshot == before)
    #expect(screen.isOpen)
  }

  @Test("A restored draft that differs from the saved note is left only after asking", arguments: try await Subject.all)
  func restoredDraft(subject: Subject) throws {
    let screen = try NoteScreen(subject, text: "Draft", saved: "Loud!")
    try screen.swipe()
    #expect(screen.alert == Self.discardChanges)
  }

  @Test("An unchanged note closes at once", arguments: try await Subject.all, ["Loud!", "  Loud!\n"])
  func unchanged(subject: Subject, text: String) throws {
    let screen = try NoteScreen(subject, saved: "Loud!")
    try screen.type(text)
    try screen.cancel()
    #expect(screen.alert == nil)
    #expect(!screen.isOpen)
  }

  @Test("An unchanged note closes at once", arguments: try await Subject.all, ["Loud!", "  Loud!\n"])
  func unchangedSwipe(subject: Subject, text: String) throws {
    let screen = try NoteScreen(subject, saved: "Loud!")
    try screen.type(text)
    try screen.swipe()
    #expect(screen.alert == nil)
    #expect(!screen.isOpen)
    #expect(screen.fixture.savedState.value == SavedState(screens: [.place(id: "fado")]))
  }

  @Test("While it saves, nothing can be changed, and it can't be closed", arguments: try await Subject.all)
  func swipeWhileSaving(subject: Subject) throws {
    let screen = try NoteScreen(subject, text: "Quiet", saved: "Loud!")
    try screen.save()
    try screen.swipe()
    #expect(screen.alert == nil)
    #expect(screen.app.snapshot.modal?.name == "note")
    #expect(screen.isOpen)
  }

  @Test("After a failure the text is still left only after asking", arguments: try await Subject.all)
  func swipeAfterFailure(subject: Subject) throws {
    let screen = try NoteScreen(subject, text: "Quiet")
    try screen.save()
    try screen.service.requests[0].answer(.failure(.offline))
    try screen.tapInAlert("OK")
    try screen.swipe()
    #expect(screen.alert == Self.discardChanges)
  }

  @Test("A text that is too long is left only after asking", arguments: try await Subject.all)
  func tooLong(subject: Subject) throws {
    let screen = try NoteScreen(subject)
    try screen.type(String(repeating: "é", count: 141))
    try screen.cancel()
    #expect(screen.alert == Self.discardChanges)
  }

  // MARK: - Save

  @Test("A changed text of at most 140 characters can be saved", arguments: try await Subject.all)
  func mayBeSaved(subject: Subject) throws {
    let screen = try NoteScreen(subject, saved: "Loud!")
    #expect(screen.enabled == ["note.text", "note.cancel"])
    try screen.type(" Loud! ")
    #expect(screen.enabled == ["note.text", "note.cancel"])
    try screen.app.perform(.clear(id: "note.text"))
    #expect(screen.enabled == Self.all)
    try screen.type(String(repeating: "é", count: 140))
    #expect(screen.enabled == Self.all)
    try screen.type(String(repeating: "é", count: 141))
    #expect(screen.enabled == ["note.text", "note.cancel"])
    #expect(screen.app.text("note.count") == "141/140")
  }

  @Test("Without a note there is nothing to delete", arguments: try await Subject.all)
  func nothingToDelete(subject: Subject) throws {
    let screen = try NoteScreen(subject)
    #expect(screen.enabled == ["note.text", "note.cancel"])
    try screen.type(" \n")
    #expect(screen.enabled == ["note.text", "note.cancel"])
  }

  @Test("The trimmed text is counted", arguments: try await Subject.all)
  func count(subject: Subject) throws {
    let screen = try NoteScreen(subject, saved: "Loud!")
    #expect(screen.app.text("note.count") == "5/140")
    try screen.type(" Quiet? ")
    #expect(screen.app.text("note.count") == "6/140")
  }

  @Test("While it saves, nothing can be changed, and it can't be closed", arguments: try await Subject.all)
  func saving(subject: Subject) throws {
    let screen = try NoteScreen(subject)
    try screen.type(" Loud! ")
    #expect(!screen.isSaving)
    try screen.save()
    #expect(screen.isSaving)
    #expect(screen.enabled.isEmpty)
    #expect(screen.service.texts == ["Loud!"])
    #expect(screen.service.ids == ["fado"])
  }

  @Test("Success stores the note, and closes it", arguments: try await Subject.all)
  func saved(subject: Subject) throws {
    let screen = try NoteScreen(subject, text: "Loud!")
    try screen.save()
    try screen.service.requests[0].answer(.success(()))
    #expect(!screen.isOpen)
    #expect(screen.alert == nil)
  }

  @Test("An empty text deletes the note", arguments: try await Subject.all)
  func delete(subject: Subject) throws {
    let screen = try NoteScreen(subject, saved: "Loud!")
    try screen.app.perform(.clear(id: "note.text"))
    try screen.save()
    #expect(screen.service.texts == [""])
  }

  // MARK: - At first

  @Test("It starts with the saved note, or with the draft", arguments: try await Subject.all)
  func atFirst(subject: Subject) throws {
    #expect(try NoteScreen(subject).app.text("note.text") == "")
    #expect(try NoteScreen(subject, saved: "Loud!").app.text("note.text") == "Loud!")
    #expect(try NoteScreen(subject, text: "", saved: "Loud!").app.text("note.text") == "")
    let screen = try NoteScreen(subject, text: "Draft", saved: "Loud!")
    #expect(screen.app.text("note.text") == "Draft")
    #expect(screen.app.snapshot.modal?.title == "Note")
    #expect(screen.enabled == Self.all)
  }

  @Test("Its text is part of the navigation state", arguments: try await Subject.all)
  func isSaved(subject: Subject) throws {
    let screen = try NoteScreen(subject, saved: "Loud!")
    #expect(screen.fixture.savedState.value?.note == NoteDraft(placeID: "fado", text: "Loud!"))
    try screen.type(" Quiet ")
    screen.fixture.receive(.didEnterBackground)
    #expect(screen.fixture.savedState.value?.note == NoteDraft(placeID: "fado", text: " Quiet "))
  }
}
