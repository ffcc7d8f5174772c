import HeadlessUI
import SharedModel
import Testing

/// Weak references to all that a note was made of are nil once it is gone, whichever way it went.
struct NoteLifetimeTests {
  nonisolated enum Moment: CaseIterable {
    case unchanged, asking, saving, failed, gone
  }

  private let fixture = AppFixture()

  /// Opens the note on a place of the list and goes on to that moment; returns all that came with the note.
  private func objects(at moment: Moment) throws -> ModuleObjects {
    fixture.launch()
    try fixture.openFirstPlace()
    let place = fixture.objects
    try fixture.openNote()
    if moment != .unchanged { try fixture.app.perform(.type(text: "Grave", id: "note.text")) }
    switch moment {
    case .unchanged: break
    case .asking: try fixture.app.perform(.tap(id: "note.cancel"))
    case .saving, .failed, .gone: try fixture.app.perform(.tap(id: "note.save"))
    }
    if moment == .failed { fixture.note.requests[0].answer(.failure(.offline)) }
    if moment == .gone { fixture.note.requests[0].answer(.failure(.notFound)) }
    let note = fixture.objects.without(place)
    #expect(!note.alive.isEmpty)
    return note
  }

  /// Its request is dropped, and what comes late changes nothing.
  private func expectNothingComes(after moment: Moment) {
    if moment == .saving { #expect(fixture.note.requests[0].isCancelled) }
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
    "Every way to close it releases the screen", arguments: [Interaction.tap(id: "note.cancel"), .swipeModalDown])
  func leave(interaction: Interaction) throws {
    let objects = try objects(at: .unchanged)
    try fixture.app.perform(interaction)
    expectNoteGone(objects)
  }

  @Test("Every way to close it releases the screen")
  func discard() throws {
    let objects = try objects(at: .asking)
    try fixture.app.perform(.tapInAlert(title: "Discard"))
    expectNoteGone(objects)
  }

  @Test("Every way to close it releases the screen")
  func save() throws {
    let objects = try objects(at: .saving)
    fixture.note.requests[0].answer(.success(()))
    expectNoteGone(objects)
  }

  @Test("A place that is gone goes with it")
  func gone() throws {
    let objects = try objects(at: .gone)
    try fixture.app.perform(.tapInAlert(title: "OK"))
    #expect(objects.alive == [])
    #expect(fixture.stack == ["menu", "places"])
    #expect(fixture.app.rows("places.list").map(\.title) == ["Fado"])
  }

  @Test("Keep editing leaves nothing of the question")
  func keepEditing() throws {
    _ = try objects(at: .unchanged)
    let before = fixture.objects
    try fixture.app.perform(.type(text: "Grave", id: "note.text"))
    try fixture.app.perform(.tap(id: "note.cancel"))
    let question = fixture.objects.without(before)
    try fixture.app.perform(.tapInAlert(title: "Keep editing"))
    #expect(question.alive == [])
    #expect(fixture.app.snapshot.modal?.name == "note")
  }

  // MARK: - By others

  @Test("A place that can't be loaded closes it, and an alert over it", arguments: [false, true])
  func placeFails(isAsking: Bool) throws {
    fixture.launch()
    let before = fixture.objects
    fixture.open("guide://places/aljube/note")
    if isAsking {
      try fixture.app.perform(.type(text: "Grave", id: "note.text"))
      try fixture.app.perform(.swipeModalDown)
    }
    let all = fixture.objects.without(before)
    fixture.place.requests[0].answer(.failure(.offline))
    #expect(fixture.app.snapshot.modal == nil)
    try fixture.app.perform(.tapInAlert(title: "OK"))
    #expect(all.without(fixture.objects).alive == [])
  }

  @Test(
    "An expired session, a sign-out or a link releases the screen", arguments: [Departure.expiry, .signOut],
    Moment.allCases)
  func departure(departure: Departure, moment: Moment) throws {
    let objects = try objects(at: moment)
    fixture.leave(by: departure)
    #expect(objects.alive == [])
    #expect(fixture.stack == departure.stack)
    expectNothingComes(after: moment)
  }

  @Test(
    "An expired session, a sign-out or a link releases the screen", arguments: [Moment.unchanged, .asking, .saving])
  func link(moment: Moment) throws {
    let before = try objects(at: moment)
    if moment == .asking { try fixture.app.perform(.tapInAlert(title: "Keep editing")) }
    fixture.leave(by: .link)
    if moment != .unchanged { try fixture.app.perform(.tapInAlert(title: "Discard")) }
    #expect(before.alive == [])
    #expect(fixture.stack == Departure.link.stack)
    expectNothingComes(after: moment)
  }
}
