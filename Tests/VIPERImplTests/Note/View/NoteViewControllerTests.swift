import AppDoubles
import HeadlessUI
import Testing

@testable import VIPERImpl

struct NoteViewControllerTests {
  private let output = NoteViewOutputDouble()
  private let window = Window()
  private let controller: NoteViewController

  init() {
    controller = NoteViewController(output: output)
    window.rootViewController = ViewController(nibName: "place")
    window.rootViewController?.present(controller)
  }

  private func show(isSaving: Bool = false, canSave: Bool = false, staysWhenSwiped: Bool = false) {
    controller.showNote(
      NoteViewModel(count: "3/140", isSaving: isSaving, canSave: canSave, staysWhenSwiped: staysWhenSwiped))
  }

  @Test("It tells what the user does, and when it comes and goes")
  func events() throws {
    show(canSave: true)
    try window.perform(.type(text: "x", id: "note.text"))
    try window.perform(.tap(id: "note.save"))
    try window.perform(.tap(id: "note.cancel"))
    try window.perform(.swipeModalDown)
    #expect(window.snapshot.modal == nil)
    #expect(output.events == ["ready", "did appear", "text x", "save", "cancel", "did disappear"])
  }

  @Test("Swiped down while it has to stay, it stays and tells so")
  func swipe() throws {
    show(staysWhenSwiped: true)
    try window.perform(.swipeModalDown)
    #expect(window.snapshot.modal != nil && output.events.last == "swipe")
    show(staysWhenSwiped: false)
    try window.perform(.swipeModalDown)
    #expect(window.snapshot.modal == nil)
  }

  @Test("While it saves nothing can be changed, and it can't be left")
  func saving() {
    controller.showText("abc")
    show(isSaving: true)
    let lines = [
      "  note.text: text field “abc” (disabled)", "  note.count: label “3/140”",
      "  note.save: button “Save” (disabled)", "  note.cancel: button “Cancel” (disabled)", "  note.spinner: spinner",
    ]
    #expect(window.lines.suffix(5) == lines[...])
    show(canSave: true)
    let linesAfter = [
      "  note.text: text field “abc”", "  note.count: label “3/140”", "  note.save: button “Save”",
      "  note.cancel: button “Cancel”",
    ]
    #expect(window.lines.suffix(4) == linesAfter[...])
  }
}
