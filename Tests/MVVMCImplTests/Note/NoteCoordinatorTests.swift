import HeadlessUI
import SharedModel
import Testing

@testable import MVVMCImpl

struct NoteCoordinatorTests {
  private static let question = Snapshot.Alert(title: "Discard changes?", buttons: ["Discard", "Keep editing"])

  private let fixture = AppFixture()
  private let delegate = NoteCoordinatorDelegateDouble()
  private let presenter = ViewController(nibName: "below")
  private let coordinator: NoteCoordinator

  private var window: Window { fixture.window }
  private var isOpen: Bool { window.snapshot.modal != nil }

  init() {
    fixture.window.rootViewController = presenter
    coordinator = NoteCoordinator(
      presenter: presenter, notes: fixture.dependencies.notes, service: fixture.note)
    coordinator.delegate = delegate
    coordinator.start(placeID: "maat", text: nil)
  }

  /// Cancel and swiping are the same.
  private func leave(bySwiping: Bool) throws {
    try window.perform(bySwiping ? .swipeModalDown : .tap(id: "note.cancel"))
  }

  private func write() throws {
    try window.perform(.type(text: "Go", id: "note.text"))
  }

  @Test("A changed note asks before it is left, and closes when the changes are discarded", arguments: [true, false])
  func discarding(bySwiping: Bool) throws {
    try write()
    try leave(bySwiping: bySwiping)
    #expect(window.snapshot.alert == Self.question)
    #expect(delegate.endings.isEmpty)
    try window.perform(.tapInAlert(title: "Discard"))
    #expect(!isOpen)
    #expect(delegate.endings == ["finished"])
  }

  @Test("A changed note stays when the user wants to keep editing", arguments: [true, false])
  func keepEditing(bySwiping: Bool) throws {
    try write()
    let before = window.snapshot
    try leave(bySwiping: bySwiping)
    try window.perform(.tapInAlert(title: "Keep editing"))
    #expect(window.snapshot == before)
    #expect(delegate.endings.isEmpty)
  }

  @Test("An unchanged note is left at once, and has finished", arguments: [true, false])
  func unchanged(bySwiping: Bool) throws {
    try leave(bySwiping: bySwiping)
    #expect(!isOpen)
    #expect(window.snapshot.alert == nil)
    #expect(delegate.endings == ["finished"])
  }

  @Test("While it saves, swiping does nothing; success closes it, and what lies over it")
  func saving() throws {
    try write()
    try window.perform(.tap(id: "note.save"))
    let before = window.snapshot
    try window.perform(.swipeModalDown)
    #expect(window.snapshot == before)
    coordinator.leave {}
    #expect(window.snapshot.alert == Self.question)
    try fixture.saveNote()
    #expect(!isOpen)
    #expect(window.snapshot.alert == nil)
    #expect(delegate.endings == ["finished"])
  }

  @Test("A failure is shown as an alert over the note, which stays")
  func saveFails() throws {
    try write()
    let before = window.snapshot
    try window.perform(.tap(id: "note.save"))
    fixture.note.requests[0].answer(.failure(.offline))
    #expect(window.snapshot.alert == Snapshot.Alert(title: "Couldn't save the note.", buttons: ["OK"]))
    try window.perform(.tapInAlert(title: "OK"))
    #expect(window.snapshot == before)
    #expect(delegate.endings.isEmpty)
  }

  @Test("When the place is gone, OK closes the note, and the place is lost")
  func lostPlace() throws {
    try write()
    try window.perform(.tap(id: "note.save"))
    fixture.note.requests[0].answer(.failure(.notFound))
    #expect(
      window.snapshot.alert == Snapshot.Alert(title: "This place is no longer in the guide.", buttons: ["OK"]))
    #expect(delegate.endings.isEmpty)
    try window.perform(.tapInAlert(title: "OK"))
    #expect(!isOpen)
    #expect(delegate.endings == ["lost place"])
  }

  @Test("Who wants to go elsewhere goes at once from an unchanged note, and after Discard from a changed one")
  func leaving() throws {
    var departures = 0
    coordinator.leave { departures += 1 }
    #expect(departures == 1)
    try write()
    coordinator.leave { departures += 1 }
    try window.perform(.tapInAlert(title: "Keep editing"))
    #expect(departures == 1)
    coordinator.leave { departures += 1 }
    try window.perform(.tapInAlert(title: "Discard"))
    #expect(departures == 2)
  }

  @Test("It tells what it takes to open the note again, and holds neither the screen nor its parent")
  func lifetime() throws {
    try write()
    #expect(coordinator.draft == NoteDraft(placeID: "maat", text: "Go"))
    presenter.dismiss()
    #expect(coordinator.draft == nil)
    var parent: NoteCoordinatorDelegateDouble? = NoteCoordinatorDelegateDouble()
    coordinator.delegate = parent
    #expect(coordinator.delegate === parent)
    parent = nil
    #expect(parent == nil && coordinator.delegate == nil)
  }
}
