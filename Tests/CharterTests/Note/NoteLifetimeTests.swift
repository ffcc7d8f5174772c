import AppDoubles
import HeadlessUI
import SharedModel
import Testing

/// A closed note releases its objects, however it was closed.
struct NoteLifetimeTests {
  nonisolated enum Moment: CaseIterable {
    case unchanged, asking, saving, failed, gone
  }

  private let fixture = AppFixture()

  /// Opens the note on a place of the list, and goes on to the moment. Returns the note's objects.
  private func objects(_ subject: Subject, at moment: Moment) throws -> ModuleObjects {
    fixture.launch(subject)
    try fixture.openFirstPlace()
    let place = fixture.objects
    try fixture.openNote()
    if moment != .unchanged { try fixture.app.perform(.type(text: "Grave", id: "note.text")) }
    switch moment {
    case .unchanged: break
    case .asking: try fixture.app.perform(.tap(id: "note.cancel"))
    case .saving, .failed, .gone: try fixture.app.perform(.tap(id: "note.save"))
    }
    if moment == .failed { try fixture.note.requests[0].answer(.failure(.offline)) }
    if moment == .gone { try fixture.note.requests[0].answer(.failure(.notFound)) }
    let note = fixture.objects.without(place)
    #expect(!note.alive.isEmpty)
    return note
  }

  /// Expects that the note's request is cancelled, and that a late reply changes nothing.
  private func expectNothingComes(after moment: Moment) throws {
    if moment == .saving { #expect(try fixture.note.requests[0].isCancelled) }
    let snapshot = fixture.app.snapshot
    fixture.note.requests.first?.answer(.failure(.offline))
    #expect(fixture.app.snapshot == snapshot)
  }

  private func expectNoteGone(_ objects: ModuleObjects) {
    #expect(fixture.app.snapshot.modal == nil)
    #expect(objects.alive == [])
  }

  // MARK: - By the user

  @Test(
    "Every way to close it releases the screen",
    arguments: try await Subject.all, [Interaction.tap(id: "note.cancel"), .swipeModalDown])
  func leave(subject: Subject, interaction: Interaction) throws {
    let objects = try objects(subject, at: .unchanged)
    try fixture.app.perform(interaction)
    expectNoteGone(objects)
  }

  @Test("Every way to close it releases the screen", arguments: try await Subject.all)
  func discard(subject: Subject) throws {
    let objects = try objects(subject, at: .asking)
    try fixture.app.perform(.tapInAlert(title: "Discard"))
    expectNoteGone(objects)
  }

  @Test("Every way to close it releases the screen", arguments: try await Subject.all)
  func save(subject: Subject) throws {
    let objects = try objects(subject, at: .saving)
    try fixture.note.requests[0].answer(.success(()))
    expectNoteGone(objects)
  }

  @Test("Saving it while a link asks releases the screen and the question", arguments: try await Subject.all)
  func saveUnderQuestion(subject: Subject) throws {
    let objects = try objects(subject, at: .saving)
    fixture.open("guide://quarters")
    #expect(fixture.app.snapshot.alert != nil)
    let question = fixture.objects.without(objects)
    try fixture.note.requests[0].answer(.success(()))
    expectNoteGone(objects)
    #expect(question.without(fixture.objects).alive == [])
  }

  @Test("A place that is gone is released with its note", arguments: try await Subject.all)
  func gone(subject: Subject) throws {
    let objects = try objects(subject, at: .gone)
    try fixture.app.perform(.tapInAlert(title: "OK"))
    #expect(objects.alive == [])
    #expect(fixture.stack == ["menu", "places"])
    #expect(fixture.app.rows("places.list").map(\.title) == ["Fado"])
  }

  @Test("Keep editing releases the question", arguments: try await Subject.all)
  func keepEditing(subject: Subject) throws {
    _ = try objects(subject, at: .unchanged)
    let before = fixture.objects
    try fixture.app.perform(.type(text: "Grave", id: "note.text"))
    try fixture.app.perform(.tap(id: "note.cancel"))
    let question = fixture.objects.without(before)
    try fixture.app.perform(.tapInAlert(title: "Keep editing"))
    #expect(question.alive == [])
    #expect(fixture.app.snapshot.modal?.name == "note")
  }

  // MARK: - By others

  @Test(
    "A place that can't be loaded releases its note, and an alert over it", arguments: try await Subject.all,
    [false, true])
  func placeFails(subject: Subject, isAsking: Bool) throws {
    fixture.launch(subject)
    let before = fixture.objects
    fixture.open("guide://places/aljube/note")
    if isAsking {
      try fixture.app.perform(.type(text: "Grave", id: "note.text"))
      try fixture.app.perform(.swipeModalDown)
    }
    let all = fixture.objects.without(before)
    try fixture.place.requests[0].answer(.failure(.offline))
    #expect(fixture.app.snapshot.modal == nil)
    try fixture.app.perform(.tapInAlert(title: "OK"))
    #expect(all.without(fixture.objects).alive == [])
  }

  @Test(
    "An expired session, a sign-out or a link releases the screen",
    arguments: try await Subject.all(
      with: [Departure.expiry, .signOut],
      Moment.allCases))
  func departure(subject: Subject, departure: Departure, moment: Moment) throws {
    let objects = try objects(subject, at: moment)
    fixture.leave(by: departure)
    #expect(objects.alive == [])
    #expect(fixture.stack == departure.stack)
    try expectNothingComes(after: moment)
  }

  @Test(
    "An expired session, a sign-out or a link releases the screen",
    arguments: try await Subject.all, [Moment.unchanged, .asking, .saving])
  func link(subject: Subject, moment: Moment) throws {
    let before = try objects(subject, at: moment)
    if moment == .asking { try fixture.app.perform(.tapInAlert(title: "Keep editing")) }
    fixture.leave(by: .link)
    if moment != .unchanged { try fixture.app.perform(.tapInAlert(title: "Discard")) }
    #expect(before.alive == [])
    #expect(fixture.stack == Departure.link.stack)
    try expectNothingComes(after: moment)
  }
}
