import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import ActionsImpl

/// Tests the model and the delegate's notifications, with one field but without a view.
struct NoteInteractorTests {
  private let device = DeviceDouble()
  private let text = TextField("text")
  private let delegate = NoteInteractorDelegateDouble()
  private let model: NoteModel
  private let interactor: NoteInteractor

  init() {
    model = NoteModel(placeID: "fado", text: nil, notes: device.notes)
    interactor = NoteInteractor(model: model, service: device.note, text: text)
    interactor.delegate = delegate
  }

  private func save(_ typed: String) {
    text.text = typed
    interactor.didEditText()
    interactor.didTapSave()
    _ = delegate.takeEvents()
  }

  @Test("What is typed is in the model at once")
  func typing() {
    text.text = " Loud"
    interactor.didEditText()
    #expect(model.text == " Loud")
    #expect(delegate.events == ["changed"])
  }

  @Test("Success stores the note, and closes it")
  func saves() throws {
    save(" Loud! ")
    #expect(device.note.texts == ["Loud!"])
    #expect(device.note.ids == ["fado"])
    #expect(model.isSaving)
    try device.note.requests[0].answer(.success(()))
    #expect(!model.isSaving)
    #expect(delegate.takeEvents() == ["changed", "finished"])
  }

  @Test("An empty text deletes the note")
  func deletes() {
    save(" ")
    #expect(device.note.texts == [""])
  }

  @Test("A failure is told, and the text stays", arguments: [ServiceError.offline, .notFound])
  func fails(failure: ServiceError) throws {
    save("Loud!")
    try device.note.requests[0].answer(.failure(failure))
    #expect(model.text == "Loud!" && !model.isSaving)
    #expect(delegate.takeEvents() == ["changed", "failed: \(failure.rawValue)"])
  }

  @Test("Cancel and a swipe that was refused ask to leave, and a swipe that was not is the end")
  func leaves() {
    interactor.didTapCancel()
    interactor.presentationDidAttemptToDismiss(ViewController())
    interactor.presentationDidDismiss(ViewController())
    #expect(delegate.events == ["leave?", "leave?", "finished"])
  }

  @Test("While it saves nothing can be changed, and it can't be left")
  func swipeWhileSaving() {
    save("Loud!")
    interactor.presentationDidAttemptToDismiss(ViewController())
    #expect(delegate.events.isEmpty)
  }
}
