import HeadlessUI
import SharedModel
import Testing

@testable import MVCImpl

/// Weak references to all that a note was made of are nil once it is gone, whichever way it went.
struct NoteLifetimeTests {
  enum Moment: CaseIterable {
    case unchanged, asking, saving, failed, gone
  }

  private static let app: Set = ["AppDelegate"]
  private static let note: Set = ["NoteViewController", "NoteLayout"]
  private static let place: Set = ["PlaceViewController", "PlaceLayout"]

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
    return objects()
  }

  private func objects() -> ModuleObjects {
    let objects = ModuleObjects(reachableFrom: fixture.delegate as Any, fixture.window)
    #expect(objects.types.isSuperset(of: Self.note.union(Self.place)))
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
    #expect(objects.alive.isDisjoint(with: Self.note.union(["AlertController"])))
    #expect(objects.alive.isSuperset(of: Self.place))
    #expect(fixture.window.snapshot.modal == nil)
  }

  // MARK: - By the user

  @Test("Cancel, and swiping down", arguments: [Interaction.tap(id: "note.cancel"), .swipeModalDown])
  func leave(interaction: Interaction) throws {
    let objects = try objects(at: .unchanged)
    try fixture.window.perform(interaction)
    expectNoteGone(objects)
  }

  @Test("Discard")
  func discard() throws {
    let objects = try objects(at: .asking)
    try fixture.window.perform(.tapInAlert(title: "Discard"))
    expectNoteGone(objects)
  }

  @Test("Keep editing leaves nothing of the question")
  func keepEditing() throws {
    let objects = try objects(at: .asking)
    try fixture.window.perform(.tapInAlert(title: "Keep editing"))
    #expect(!objects.alive.contains("AlertController"))
    #expect(objects.alive.isSuperset(of: Self.note))
  }

  @Test("Saving")
  func save() throws {
    let objects = try objects(at: .saving)
    fixture.note.requests[0].answer(.success(()))
    expectNoteGone(objects)
  }

  @Test("A place that is gone goes with it")
  func gone() throws {
    let objects = try objects(at: .gone)
    try fixture.window.perform(.tapInAlert(title: "OK"))
    #expect(objects.alive.isDisjoint(with: Self.note.union(Self.place).union(["AlertController"])))
    #expect(fixture.stack == ["menu", "places"])
    #expect(fixture.window.rows("places.list").map(\.title) == ["Fado"])
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
    let objects = objects()
    fixture.place.requests[0].answer(.failure(.offline))
    expectNoteGone(objects)
  }

  @Test("A link that is followed at once, or after Discard", arguments: [Moment.unchanged, .asking, .saving])
  func link(moment: Moment) throws {
    let before = try objects(at: moment)
    if moment == .asking { try fixture.window.perform(.tapInAlert(title: "Keep editing")) }
    fixture.open("guide://reference")
    let asked = ModuleObjects(reachableFrom: fixture.delegate as Any, fixture.window)
    if moment != .unchanged { try fixture.window.perform(.tapInAlert(title: "Discard")) }
    #expect(before.alive == Self.app.union(["NavigationController"]))
    #expect(asked.alive.isDisjoint(with: Self.note.union(Self.place).union(["AlertController"])))
    expectNothingComes(after: moment)
    #expect(fixture.stack == ["menu", "reference"])
  }

  @Test("Expiry", arguments: Moment.allCases)
  func expiry(moment: Moment) throws {
    let objects = try objects(at: moment)
    fixture.session.expire()
    #expect(objects.alive == Self.app)
    expectNothingComes(after: moment)
    #expect(fixture.stack == ["signIn"])
  }

  @Test("The end of the session, and of the process", arguments: [false, true], Moment.allCases)
  func end(isKilled: Bool, moment: Moment) throws {
    let objects = try objects(at: moment)
    if isKilled { fixture.kill() } else { fixture.session.signOut() }
    #expect(objects.alive == (isKilled ? [] : Self.app))
    expectNothingComes(after: moment)
  }
}
