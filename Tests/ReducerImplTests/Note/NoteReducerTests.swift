import AppDoubles
import SharedModel
import Testing

@testable import ReducerImpl

@Suite(.exhaustive)
struct NoteReducerTests {
  private let device = DeviceDouble()
  private var service: NoteServiceDouble { device.note }

  /// A note that has read what is saved.
  private func open(saved: String? = nil, draft: String? = nil) throws -> TestStore<NoteState, NoteAction> {
    try device.notes.set(saved ?? "", for: "fado")
    let store = TestStore(
      NoteState(id: 1, draft: NoteDraft(placeID: "fado", text: draft)),
      reducer: NoteReducer(notes: device.notes, service: service))
    store.send(.viewDidLoad)
    store.receive(.savedTextRead(saved)) { $0.savedText = saved }
    return store
  }

  @Test("It starts with the saved note, or with the draft")
  func start() throws {
    #expect(try open(saved: "Loud").state.text == "Loud")
    #expect(try open(saved: "Loud", draft: "Louder").state.text == "Louder")
    #expect(try open().state.text == "")
  }

  @Test("A changed text of at most 140 characters can be saved")
  func canSave() throws {
    let store = try open(saved: "Loud")
    #expect(!store.state.canSave)
    store.send(.textChanged(String(repeating: "é", count: 140))) { $0.text = String(repeating: "é", count: 140) }
    #expect(store.state.canSave)
    store.send(.textChanged(String(repeating: "é", count: 141))) { $0.text = String(repeating: "é", count: 141) }
    #expect(!store.state.canSave)
    store.send(.saveTapped)
    #expect(service.requests.isEmpty)
  }

  @Test("While it saves nothing can be changed, and it can't be left")
  func saving() throws {
    let store = try open(draft: " Loud ")
    store.send(.saveTapped) { $0.isSaving = true }
    #expect(service.texts == ["Loud"] && service.ids == ["fado"])
    #expect(!store.state.canSave && store.state.isChanged)
    store.send(.saveTapped)
    store.send(.swipedDown)
    store.finish()
  }

  @Test("Success stores the note, and closes it")
  func success() throws {
    let store = try open(draft: "Loud")
    store.send(.saveTapped) { $0.isSaving = true }
    try service.requests[0].answer(.success(()))
    store.receive(.saveEnded(nil)) { $0.isSaving = false }
    store.receive(.delegate(.finished))
  }

  @Test("An empty text deletes the note")
  func empty() throws {
    let store = try open(saved: "Loud")
    store.send(.textChanged("")) { $0.text = "" }
    store.send(.saveTapped) { $0.isSaving = true }
    #expect(service.texts == [""])
  }

  @Test("A failure is told, and the text stays", arguments: [ServiceError.offline, .serverError])
  func fails(error: ServiceError) throws {
    let store = try open(draft: "Loud")
    store.send(.saveTapped) { $0.isSaving = true }
    try service.requests[0].answer(.failure(error))
    store.receive(.saveEnded(error)) { $0.isSaving = false }
    store.receive(.delegate(.alertNeeded(AlertState("Couldn't save the note."))))
  }

  @Test("A place that is gone closes the note, and is left")
  func placeGone() throws {
    let store = try open(draft: "Loud")
    store.send(.saveTapped) { $0.isSaving = true }
    try service.requests[0].answer(.failure(.notFound))
    store.receive(.saveEnded(.notFound)) { $0.isSaving = false }
    let alert = AlertState("This place is no longer in the guide.", ok: NoteAction.delegate(.placeGone))
    store.receive(.delegate(.alertNeeded(alert)))
  }

  @Test("An unchanged text is left at once", arguments: [nil, " Loud "])
  func unchanged(text: String?) throws {
    let store = try open(saved: "Loud", draft: text)
    store.send(.cancelTapped)
    store.receive(.delegate(.finished))
  }

  @Test("A changed text is left only after asking", arguments: [NoteAction.cancelTapped, .swipedDown])
  func changed(action: NoteAction) throws {
    let store = try open(draft: "Loud")
    store.send(action)
    if action == .swipedDown { store.receive(.cancelTapped) }
    let question = AlertState(
      "Discard changes?",
      buttons: [
        .init(title: "Discard", action: NoteAction.delegate(.finished)), .init(title: "Keep editing"),
      ])
    store.receive(.delegate(.alertNeeded(question)))
  }

  @Test("A note that the user has swiped down is left")
  func dismissed() throws {
    let store = try open()
    store.send(.dismissed)
    store.receive(.delegate(.finished))
  }
}
