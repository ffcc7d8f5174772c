import HeadlessUI
import SharedModel
import Testing

@testable import ReducerImpl

/// Weak references to all that a note was made of are nil once it is gone, whichever way it went.
struct NoteLifetimeTests {
  nonisolated enum Moment: CaseIterable {
    case unchanged, asking, saving, failed, gone
  }

  private let fixture = AppFixture()

  /// Opens the note on a place of the list and goes on to that moment; returns all that there is then.
  private func objects(at moment: Moment) throws -> ModuleObjects {
    fixture.launch()
    try fixture.openFirstPlace()
    try fixture.openNote()
    if moment != .unchanged { try fixture.window.perform(.type(text: "Grave", id: "note.text")) }
    switch moment {
    case .unchanged: break
    case .asking: try fixture.window.perform(.tap(id: "note.cancel"))
    case .saving, .failed, .gone: try fixture.window.perform(.tap(id: "note.save"))
    }
    if moment == .failed { fixture.note.requests[0].answer(.failure(.offline)) }
    if moment == .gone { fixture.note.requests[0].answer(.failure(.notFound)) }
    let objects = fixture.objects
    #expect(objects.types.isSuperset(of: Set.all(.note, .place)))
    return objects
  }

  /// Its request is dropped, and what comes late changes nothing.
  private func expectNothingComes(after moment: Moment) {
    if moment == .saving { #expect(fixture.note.requests[0].isCancelled) }
    let snapshot = fixture.window.snapshot
    fixture.note.requests.first?.answer(.failure(.offline))
    #expect(fixture.window.snapshot == snapshot)
  }

  private func expectNoteGone(_ objects: ModuleObjects) {
    #expect(objects.alive.isDisjoint(with: Set.all(.note, .alert)))
    #expect(objects.alive.isSuperset(of: .place))
    #expect(fixture.window.snapshot.modal == nil)
  }

  // MARK: - By the user

  @Test(
    "Every way to close it releases the screen", arguments: [Interaction.tap(id: "note.cancel"), .swipeModalDown])
  func leave(interaction: Interaction) throws {
    let objects = try objects(at: .unchanged)
    try fixture.window.perform(interaction)
    expectNoteGone(objects)
  }

  @Test("Every way to close it releases the screen")
  func discard() throws {
    let objects = try objects(at: .asking)
    try fixture.window.perform(.tapInAlert(title: "Discard"))
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
    try fixture.window.perform(.tapInAlert(title: "OK"))
    #expect(objects.alive.isDisjoint(with: Set.all(.note, .place, .alert)))
    #expect(fixture.stack == ["menu", "places"])
    #expect(fixture.window.rows("places.list").map(\.title) == ["Fado"])
  }

  @Test("Keep editing leaves nothing of the question")
  func keepEditing() throws {
    let objects = try objects(at: .asking)
    try fixture.window.perform(.tapInAlert(title: "Keep editing"))
    #expect(objects.alive.isDisjoint(with: .alert))
    #expect(objects.alive.isSuperset(of: .note))
  }

  // MARK: - By others

  @Test("A place that can't be loaded closes it, and an alert over it", arguments: [false, true])
  func placeFails(isAsking: Bool) throws {
    fixture.launch()
    fixture.open("guide://places/aljube/note")
    if isAsking {
      try fixture.window.perform(.type(text: "Grave", id: "note.text"))
      try fixture.window.perform(.swipeModalDown)
    }
    let objects = fixture.objects
    #expect(objects.types.isSuperset(of: .note))
    fixture.place.requests[0].answer(.failure(.offline))
    expectNoteGone(objects)
  }

  @Test(
    "An expired session, a sign-out or a link releases the screen", arguments: [Departure.expiry, .signOut],
    Moment.allCases)
  func departure(departure: Departure, moment: Moment) throws {
    let objects = try objects(at: moment)
    fixture.leave(by: departure)
    #expect(objects.alive == departure.survivors)
    #expect(fixture.stack == departure.stack)
    expectNothingComes(after: moment)
  }

  @Test(
    "An expired session, a sign-out or a link releases the screen", arguments: [Moment.unchanged, .asking, .saving])
  func link(moment: Moment) throws {
    let before = try objects(at: moment)
    if moment == .asking { try fixture.window.perform(.tapInAlert(title: "Keep editing")) }
    fixture.leave(by: .link)
    let asked = fixture.objects
    if moment != .unchanged { try fixture.window.perform(.tapInAlert(title: "Discard")) }
    #expect(before.alive == Departure.link.survivors)
    #expect(asked.alive.isDisjoint(with: Set.all(.note, .place, .alert)))
    #expect(fixture.stack == Departure.link.stack)
    expectNothingComes(after: moment)
  }
}
