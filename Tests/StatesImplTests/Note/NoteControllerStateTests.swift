import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import StatesImpl

struct NoteControllerStateTests {
  private static let question = "alert: “Discard changes?” [Discard] [Keep editing]"

  private let device = DeviceDouble()
  private let delegate = StateDelegateSpy()
  private let window = Window()

  /// Presents the note on a place whose saved note is “Loud!”.
  private func show(_ text: String? = nil) throws -> NoteControllerState {
    try device.notes.set("Loud!", for: "fado")
    let state = NoteControllerState(
      NoteMemento(draft: NoteDraft(placeID: "fado", text: text)), notes: device.notes, service: device.note,
      delegate: delegate)
    delegate.state = state
    let below = ViewController(nibName: "below")
    window.rootViewController = below
    below.present(state.viewController)
    return state
  }

  private func tapInAlert(_ title: String) throws {
    try window.perform(.tapInAlert(title: title))
  }

  // MARK: - Text

  @Test("It starts with the saved note, or with the draft", arguments: [(nil, "Loud!"), ("", ""), ("Quiet", "Quiet")])
  func start(draft: String?, text: String) throws {
    let state = try show(draft)
    #expect(state.memento.draft == NoteDraft(placeID: "fado", text: text))
    #expect(window.lines.contains("  note.text: text field “\(text)”"))
  }

  @Test(
    "A changed text of at most 140 characters can be saved, and its trimmed length is shown",
    arguments: [
      (" Loud! ", "5", false), ("", "0", true), (String(repeating: "é", count: 140), "140", true),
      (String(repeating: "é", count: 141), "141", false),
    ])
  func edit(text: String, length: String, maySave: Bool) throws {
    let state = try show()
    state.didEdit(text)
    #expect(state.memento.draft.text == text)
    #expect(
      window.lines.suffix(3) == [
        "  note.count: label “\(length)/140”", "  note.save: button “Save”\(maySave ? "" : " (disabled)")",
        "  note.cancel: button “Cancel”",
      ])
  }

  // MARK: - Saving

  @Test("It saves the trimmed text, and can neither be changed nor left meanwhile")
  func saving() throws {
    let state = try show(" Quiet ")
    state.didTapSave()
    #expect(device.note.texts == ["Quiet"] && device.note.ids == ["fado"])
    #expect(window.snapshot.modal?.elements.filter(\.isEnabled).map(\.id) == ["note.count", "note.spinner"])
    state.didAttemptToDismiss()
    #expect(window.snapshot.alert == nil && delegate.events.isEmpty)
    try device.note.requests[0].answer(.success(()))
    #expect(delegate.events == [.unwind] && !state.hasLostPlace)
  }

  @Test("A failure keeps the text, which can be saved again")
  func failure() throws {
    let state = try show("Quiet")
    let before = window.snapshot
    state.didTapSave()
    try device.note.requests[0].answer(.failure(.offline))
    #expect(window.lines.last == "alert: “Couldn't save the note.” [OK]")
    try tapInAlert("OK")
    #expect(window.snapshot == before && delegate.events.isEmpty)
  }

  @Test("It has lost its place once the user knows that the place is gone")
  func placeGone() throws {
    let state = try show("Quiet")
    state.didTapSave()
    try device.note.requests[0].answer(.failure(.notFound))
    #expect(window.lines.last == "alert: “This place is no longer in the guide.” [OK]")
    #expect(delegate.events.isEmpty && !state.hasLostPlace)
    try tapInAlert("OK")
    #expect(delegate.events == [.unwind] && state.hasLostPlace)
  }

  // MARK: - Leaving

  @Test("An unchanged text is left at once", arguments: ["Loud!", "  Loud!\n"])
  func unchanged(text: String) throws {
    let state = try show(text)
    state.didTapCancel()
    #expect(!state.viewController.isModalInPresentation)
    state.didDismiss()
    #expect(delegate.events == [.unwind, .unwind])
  }

  @Test("A changed text is left only after asking", arguments: [false, true])
  func changed(swipes: Bool) throws {
    let state = try show("Quiet")
    #expect(state.viewController.isModalInPresentation)
    let leave = swipes ? state.didAttemptToDismiss : state.didTapCancel
    leave()
    #expect(window.lines.last == Self.question)
    try tapInAlert("Keep editing")
    #expect(window.snapshot.alert == nil && delegate.events.isEmpty)
    leave()
    try tapInAlert("Discard")
    #expect(delegate.events == [.unwind] && device.note.texts.isEmpty)
  }

  @Test("Whatever else would take the note away is asked about as well")
  func confirmLeaving() throws {
    var departures = 0
    let state = try show()
    state.confirmLeaving { departures += 1 }
    #expect(departures == 1)
    state.didEdit("Quiet")
    state.confirmLeaving { departures += 1 }
    #expect(window.lines.last == Self.question && departures == 1)
    try tapInAlert("Discard")
    #expect(departures == 2 && delegate.events.isEmpty)
  }
}
