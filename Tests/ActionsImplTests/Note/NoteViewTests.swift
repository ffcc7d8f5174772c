import AppDoubles
import HeadlessUI
import SharedModel
import Storyboard
import Testing

@testable import ActionsImpl

struct NoteViewTests {
  private let device = DeviceDouble()
  private let delegate = NoteInteractorDelegateDouble()
  private let window = Window()

  @Test("It creates its interactor and its view model, and input goes to the interactor")
  func creates() throws {
    let model = NoteModel(placeID: "fado", text: nil, notes: device.notes)
    let screen = NoteView(model: model, service: device.note)
    screen.interactor.delegate = delegate
    window.show(screen)
    try window.perform(.type(text: "Loud!", id: "note.text"))
    #expect(model.text == "Loud!")
    screen.viewModel.refresh()
    try window.perform(.tap(id: "note.cancel"))
    #expect(delegate.events.last == "leave?")
    try window.perform(.tap(id: "note.save"))
    #expect(device.note.texts == ["Loud!"])
  }
}
