import HeadlessUI
import SharedModel
import Testing

@testable import ObservationImpl

struct NoteViewControllerTests {
  private let fixture = AppFixture()

  private var window: Window { fixture.window }

  private func show(text: String? = nil) {
    window.rootViewController = NoteViewController(
      viewModel: NoteViewModel(placeID: "maat", text: text, dependencies: fixture.guide))
  }

  @Test("While it saves only the spinner moves, and after a failure everything is as before")
  func saving() throws {
    show(text: "Go")
    let before = window.snapshot
    try window.perform(.tap(id: "note.save"))
    #expect(window.isShown("note.spinner"))
    for id in ["note.text", "note.save", "note.cancel"] { #expect(!window.isEnabled(id)) }
    fixture.note.requests[0].answer(.failure(.offline))
    #expect(window.alertTitle == "Couldn't save the note.")
    try window.perform(.tapInAlert(title: "OK"))
    #expect(window.snapshot == before)
  }

  @Test("At first there is the saved note, its length, and nothing to save")
  func first() throws {
    try fixture.dependencies.notes.set("Go early", for: "maat")
    show()
    #expect(window.snapshot.screen.title == "Note")
    #expect(window.text("note.text") == "Go early")
    #expect(window.text("note.count") == "8/140")
    #expect(!window.isEnabled("note.save"))
    #expect(window.isEnabled("note.cancel"))
    #expect(!window.isShown("note.spinner"))
  }

  @Test("Each edit is counted, may be saved, and keeps the screen from being swiped away")
  func edit() throws {
    show()
    #expect(window.rootViewController?.isModalInPresentation == false)
    try window.perform(.type(text: "Go", id: "note.text"))
    #expect(window.text("note.count") == "2/140")
    #expect(window.isEnabled("note.save"))
    #expect(window.rootViewController?.isModalInPresentation == true)
    try window.perform(.clear(id: "note.text"))
    #expect(!window.isEnabled("note.save"))
    #expect(window.rootViewController?.isModalInPresentation == false)
  }

  @Test("What is said is shown over the note, and a button does what it says")
  func alert() throws {
    show(text: "Go")
    try window.perform(.tap(id: "note.cancel"))
    #expect(window.snapshot.alert == Snapshot.Alert(title: "Discard changes?", buttons: ["Discard", "Keep editing"]))
    try window.perform(.tapInAlert(title: "Keep editing"))
    #expect(window.snapshot.alert == nil)
    try window.perform(.tap(id: "note.cancel"))
    #expect(window.alertTitle == "Discard changes?")
  }

  @Test("What changes under an alert presents nothing once more")
  func changesUnderAlert() {
    let viewModel = NoteViewModel(placeID: "maat", text: "Go", dependencies: fixture.guide)
    window.rootViewController = NoteViewController(viewModel: viewModel)
    viewModel.cancel()
    #expect(window.alertTitle == "Discard changes?")
    viewModel.edit("Go on")
    #expect(window.alertTitle == "Discard changes?")
    #expect(window.text("note.text") == "Go on")
  }
}
