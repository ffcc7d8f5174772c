import AppDoubles
import SharedModel
import Testing

@testable import HeadlessUI
@testable import MVVMCImpl

struct NoteCoordinatorTests {
  private let device = DeviceDouble()
  private let window = Window()
  private let delegate = NoteCoordinatorDelegateDouble()
  private let presenter = ViewController(nibName: "below")
  private let coordinator: NoteCoordinator

  private var isOpen: Bool { window.modal != nil }

  init() {
    window.rootViewController = presenter
    coordinator = NoteCoordinator(presenter: presenter, notes: device.notes, service: device.note)
    coordinator.delegate = delegate
  }

  /// Opens a note with a text that isn't saved.
  private func write() {
    coordinator.start(placeID: "maat", text: "Go")
  }

  @Test("It presents the note, with the saved text unless there is another, and has its draft while it is open")
  func start() throws {
    #expect(coordinator.draft == nil)
    try device.notes.set("Go early", for: "maat")
    coordinator.start(placeID: "maat", text: nil)
    #expect(window.modal?.nibName == "note")
    #expect(coordinator.draft == NoteDraft(placeID: "maat", text: "Go early"))
    presenter.dismiss()
    #expect(coordinator.draft == nil)
    write()
    #expect(coordinator.draft?.text == "Go")
  }

  @Test("A note that is finished is closed, with what lies over it")
  func finished() {
    write()
    coordinator.leave {}
    #expect(window.alert?.title == "Discard changes?")
    coordinator.noteDidFinish()
    #expect(!isOpen && window.alert == nil)
    #expect(delegate.endings == ["finished"])
  }

  @Test("A changed text is left only after asking", arguments: ["Discard", "Keep editing"])
  func changed(answer: String) {
    write()
    coordinator.noteDidCancelChanges()
    #expect(isOpen)
    #expect(window.tapInAlert(answer) == "Discard changes?")
    #expect(isOpen == (answer == "Keep editing"))
    #expect(delegate.endings == (isOpen ? [] : ["finished"]))
  }

  @Test("A swipe that would lose something is the same as Cancel, and one that closes the note ends the flow")
  func swipe() throws {
    write()
    coordinator.presentationDidAttemptToDismiss(try #require(window.modal))
    #expect(window.tapInAlert("Keep editing") == "Discard changes?")
    coordinator.presentationDidDismiss(try #require(window.modal))
    #expect(delegate.endings == ["finished"])
  }

  @Test("A failure to save is an alert, and the note stays")
  func saveFails() {
    write()
    coordinator.noteDidFailToSave("Sorry.")
    #expect(window.tapInAlert() == "Sorry.")
    #expect(isOpen && delegate.endings.isEmpty)
  }

  @Test("A place that is gone closes the note when OK is tapped")
  func lostPlace() {
    write()
    coordinator.noteDidLosePlace("Sorry.")
    #expect(isOpen && delegate.endings.isEmpty)
    #expect(window.tapInAlert() == "Sorry.")
    #expect(!isOpen)
    #expect(delegate.endings == ["lost place"])
  }

  @Test("An unchanged note is left at once, and a changed one after Discard")
  func leaving() {
    var departures = 0
    coordinator.start(placeID: "maat", text: nil)
    coordinator.leave { departures += 1 }
    #expect(departures == 1)
    presenter.dismiss()
    write()
    coordinator.leave { departures += 1 }
    #expect(window.tapInAlert("Keep editing") == "Discard changes?")
    #expect(departures == 1)
    coordinator.leave { departures += 1 }
    #expect(window.tapInAlert("Discard") == "Discard changes?")
    #expect(departures == 2)
  }
}
