import SharedModel
import Testing

@testable import VIPERImpl

struct NotePresenterTests {
  private let view = NoteViewDouble()
  private let interactor = NoteInteractorDouble()
  private let router = NoteRouterDouble()
  private let output = NoteModuleOutputDouble()
  private let modalOutput = ModalModuleOutputDouble()
  private let presenter: NotePresenter

  init() {
    presenter = NotePresenter(interactor: interactor, router: router, modalOutput: modalOutput)
    presenter.view = view
  }

  private func open(text: String? = nil, saved: String = "") {
    interactor.saved = saved
    presenter.configureModule(placeID: "maat", text: text, output: output)
    presenter.didTriggerViewReady()
    presenter.didTriggerViewDidAppear(named: "note")
  }

  private func model(_ count: String, isSaving: Bool = false, canSave: Bool, stays: Bool) -> NoteViewModel {
    NoteViewModel(count: count, isSaving: isSaving, canSave: canSave, staysWhenSwiped: stays)
  }

  // MARK: - Saving

  @Test("A failure is told; the text stays and all is as before", arguments: [ServiceError.offline, .serverError])
  func failure(error: ServiceError) {
    open()
    presenter.didEditText("x")
    presenter.didTapSave()
    presenter.didFailToSaveNote(error)
    #expect(router.calls == [.alert("Couldn't save the note.")])
    #expect(view.note == model("1/140", canSave: true, stays: true) && view.texts == [""])
    router.closeAlert?()
    #expect(router.calls.count == 1 && output.goneCount == 0)
  }

  @Test("When the place is gone, OK closes the note and tells the place")
  func gone() {
    open()
    presenter.didEditText("x")
    presenter.didTapSave()
    presenter.didFailToSaveNote(.notFound)
    #expect(router.calls == [.alert("This place is no longer in the guide.")] && output.goneCount == 0)
    #expect(view.note?.isSaving == false)
    router.closeAlert?()
    #expect(router.calls.last == .close && output.goneCount == 1)
  }

  @Test("Saving disables all until the answer, then the note closes")
  func saving() {
    open()
    presenter.didEditText("x")
    presenter.didTapSave()
    #expect(interactor.texts == ["x"] && interactor.placeIDs == ["maat"])
    #expect(view.note == model("1/140", isSaving: true, canSave: false, stays: true) && router.calls.isEmpty)
    presenter.didSaveNote()
    #expect(router.calls == [.close] && output.goneCount == 0)
  }

  // MARK: - Writing

  @Test("It starts with the saved note, which can't be saved again")
  func savedNote() {
    open(saved: "Go early")
    #expect(view.texts == ["Go early"] && view.note == model("8/140", canSave: false, stays: false))
  }

  @Test("A draft goes before the saved note, also an empty one", arguments: ["x", ""])
  func draftText(text: String) {
    open(text: text, saved: "Go early")
    #expect(view.texts == [text] && view.note == model("\(text.count)/140", canSave: true, stays: true))
  }

  @Test("Each edit is counted, and asked whether it may be saved and would be lost")
  func edits() {
    open()
    presenter.didEditText(" ab ")
    #expect(view.note == model("2/140", canSave: true, stays: true))
    interactor.canSave = false
    presenter.didEditText("abc")
    #expect(view.note == model("3/140", canSave: false, stays: true))
    presenter.didEditText("")
    #expect(view.note == model("0/140", canSave: false, stays: false))
  }

  // MARK: - Leaving

  @Test("Unchanged, Cancel closes it")
  func cancelUnchanged() {
    open()
    presenter.didTapCancel()
    #expect(router.calls == [.close])
  }

  @Test("Changed, Cancel or a swipe asks first", arguments: [true, false])
  func leaveChanged(bySwipe: Bool) {
    open()
    presenter.didEditText("x")
    if bySwipe { presenter.didTryToSwipeAway() } else { presenter.didTapCancel() }
    #expect(router.calls == [.discardAlert])
    router.discard?()
    #expect(router.calls == [.discardAlert, .close])
  }

  @Test("While it saves, swiping does nothing")
  func swipeWhileSaving() {
    open()
    presenter.didEditText("x")
    presenter.didTapSave()
    presenter.didTryToSwipeAway()
    #expect(router.calls.isEmpty)
  }

  // MARK: - Where the user is

  @Test("There are unsaved changes while the text is changed, or is being saved")
  func unsavedChanges() {
    open()
    #expect(!presenter.hasUnsavedChanges)
    presenter.didEditText("x")
    #expect(presenter.hasUnsavedChanges)
    presenter.didTapSave()
    interactor.saved = "x"
    #expect(presenter.hasUnsavedChanges)
    presenter.didFailToSaveNote(.offline)
    #expect(!presenter.hasUnsavedChanges)
  }

  @Test("The draft is the text as typed, as long as the note is in sight, whose coming and going is told")
  func draft() {
    presenter.configureModule(placeID: "maat", text: nil, output: output)
    presenter.didTriggerViewReady()
    #expect(presenter.draft == nil && modalOutput.events.isEmpty)
    presenter.didTriggerViewDidAppear(named: "note")
    presenter.didEditText(" x")
    #expect(presenter.draft == NoteDraft(placeID: "maat", text: " x"))
    presenter.didTriggerViewDidDisappear()
    #expect(presenter.draft == nil && modalOutput.events == ["appeared note", "disappeared"])
  }
}
