import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct NoteModelTests {
  private let device = DeviceDouble()

  private func model(text: String? = nil, saved: String = "") throws -> NoteModel {
    try device.notes.set(saved, for: "fado")
    return NoteModel(placeID: "fado", text: text, notes: device.notes)
  }

  @Test("It starts with the saved note, or with the draft")
  func atFirst() throws {
    #expect(try model().text.isEmpty)
    #expect(try model(saved: "Loud!").text == "Loud!")
    #expect(try model(text: "Draft", saved: "Loud!").text == "Draft")
  }

  @Test("A changed text of at most 140 characters can be saved")
  func maySave() throws {
    let model = try model(saved: "Loud!")
    #expect(!model.maySave && !model.isChanged)
    model.text = " Loud! "
    #expect(!model.maySave && !model.isChanged)
    model.text = String(repeating: "é", count: 140)
    #expect(model.maySave && model.isChanged)
    model.text += "é"
    #expect(!model.maySave && model.isChanged)
  }

  @Test("While it saves nothing can be changed, and it can't be left")
  func saving() throws {
    let model = try model(text: "Loud!")
    model.isSaving = true
    #expect(!model.maySave && model.isChanged)
  }

  @Test("Its text is part of the navigation state")
  func draft() throws {
    #expect(try model(text: " Quiet").draft == NoteDraft(placeID: "fado", text: " Quiet"))
  }
}
