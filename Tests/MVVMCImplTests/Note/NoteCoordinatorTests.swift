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

  @Test("A changed text is left only after asking", arguments: [true, false])
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

  @Test("An unchanged text is left at once", arguments: [true, false])
  func unchanged(bySwiping: Bool) throws {
    try leave(bySwiping: bySwiping)
    #expect(!isOpen)
    #expect(window.snapshot.alert == nil)
    #expect(delegate.endings == ["finished"])
  }

  @Test("While it saves nothing can be changed, and it can't be left")
  func saving() throws {
    try write()
    try window.perform(.tap(id: "note.save"))
    for id in ["note.text", "note.save", "note.cancel"] { #expect(!window.isEnabled(id)) }
    let before = window.snapshot
    try window.perform(.swipeModalDown)
    #expect(window.snapshot == before)
    #expect(delegate.endings.isEmpty)
  }

  @Test("Success stores the note, and closes it")
  func success() throws {
    try write()
    try window.perform(.tap(id: "note.save"))
    #expect(isOpen)
    try fixture.saveNote()
    #expect(fixture.dependencies.notes.text(for: "maat") == "Go")
    #expect(!isOpen)
    #expect(delegate.endings == ["finished"])
  }

  @Test("Success closes what lies over it, too")
  func successUnderQuestion() throws {
    try write()
    try window.perform(.tap(id: "note.save"))
    coordinator.leave {}
    #expect(window.snapshot.alert == Self.question)
    try fixture.saveNote()
    #expect(!isOpen)
    #expect(window.snapshot.alert == nil)
    #expect(delegate.endings == ["finished"])
  }

  @Test("A failure is told, and the text stays")
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

  @Test("A place that is gone closes the note, and is left")
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

  @Test("It tells the draft while the note is open, and holds neither the screen nor its parent")
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
