import AppDoubles
import SharedModel
import Testing

@testable import MVCImpl

struct NoteEditorTests {
  private final class Diary {
    var results: [ServiceError?] = []
  }

  private let device = DeviceDouble()
  private let diary = Diary()

  private func makeEditor(text: String? = nil) -> NoteEditor {
    NoteEditor(draft: NoteDraft(placeID: "fado", text: text), notes: device.notes, service: device.note)
  }

  private func save(_ editor: NoteEditor) {
    editor.save { [diary] result in
      switch result {
      case .success: diary.results.append(nil)
      case .failure(let error): diary.results.append(error)
      }
    }
  }

  @Test("It starts with the draft's text, or with the saved note, or empty")
  func start() throws {
    #expect(makeEditor().text.isEmpty)
    try device.notes.set("Loud", for: "fado")
    #expect(makeEditor().text == "Loud")
    #expect(makeEditor(text: "Louder").text == "Louder")
    #expect(makeEditor(text: "").draft == NoteDraft(placeID: "fado", text: ""))
  }

  @Test("A text that differs from the saved note is changed, and can be saved if it isn't too long")
  func changed() {
    let editor = makeEditor()
    #expect(!editor.isChanged && !editor.canSave)
    editor.text = " Loud "
    #expect(editor.isChanged && editor.canSave)
    #expect(editor.length == 4)
    #expect(editor.draft == NoteDraft(placeID: "fado", text: " Loud "))
    editor.text = String(repeating: "o", count: NoteRule.limit + 1)
    #expect(editor.isChanged && !editor.canSave)
  }

  @Test("While it is being saved, a text counts as changed and can't be saved again")
  func saving() throws {
    let editor = makeEditor(text: " Loud ")
    save(editor)
    #expect(editor.isSaving && editor.isChanged && !editor.canSave)
    #expect(device.note.texts == ["Loud"])
    #expect(device.note.ids == ["fado"])
    try device.acceptNote()
    #expect(!editor.isSaving && !editor.isChanged && !editor.canSave)
    #expect(diary.results == [nil])
  }

  @Test("A text that couldn't be saved can be saved again")
  func failure() throws {
    let editor = makeEditor(text: "Loud")
    save(editor)
    try device.note.requests[0].answer(.failure(.offline))
    #expect(!editor.isSaving && editor.isChanged && editor.canSave)
    #expect(diary.results == [.offline])
  }

  @Test("An editor that is released cancels its request, and nothing is leaked")
  func released() throws {
    weak var gone: NoteEditor?
    do {
      let editor = makeEditor(text: "Loud")
      gone = editor
      save(editor)
    }
    #expect(gone == nil)
    #expect(try device.note.requests[0].isCancelled)
    #expect(diary.results == [])
  }
}
