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
    presenter.didTriggerViewDidAppear()
  }

  private func model(_ count: String, isSaving: Bool = false, canSave: Bool, stays: Bool) -> NoteViewModel {
    NoteViewModel(count: count, isSaving: isSaving, canSave: canSave, staysWhenSwiped: stays)
  }

  // MARK: - Saving

  @Test("A failure is told, and the text stays", arguments: [ServiceError.offline, .serverError])
  func failure(error: ServiceError) {
    open()
    presenter.didEditText("x")
    presenter.didTapSave()
    presenter.didFailToSaveNote(error)
    #expect(router.calls == [.alert("Couldn't save the note.")])
    #expect(view.note == model("1/140", canSave: true, stays: true) && view.texts == [""])
    router.confirmAlert?()
    #expect(router.calls.count == 1 && output.goneCount == 0)
  }

  @Test("A place that is gone closes the note, and is left")
  func gone() {
    open()
    presenter.didEditText("x")
    presenter.didTapSave()
    presenter.didFailToSaveNote(.notFound)
    #expect(router.calls == [.alert("This place is no longer in the guide.")] && output.goneCount == 0)
    #expect(view.note?.isSaving == false)
    router.confirmAlert?()
    #expect(router.calls.last == .close && output.goneCount == 1)
  }

  @Test("While it saves nothing can be changed, and it can't be left")
  func whileSaving() {
    open()
    presenter.didEditText("x")
    presenter.didTapSave()
    #expect(interactor.texts == ["x"] && interactor.placeIDs == ["maat"])
    #expect(view.note == model("1/140", isSaving: true, canSave: false, stays: true))
    presenter.didTryToSwipeAway()
    #expect(router.calls.isEmpty)
  }

  @Test("A note that is saved closes")
  func success() {
    open()
    presenter.didEditText("x")
    presenter.didTapSave()
    presenter.didSaveNote()
    #expect(interactor.texts == ["x"] && router.calls == [.close] && output.goneCount == 0)
  }

  // MARK: - Writing

  @Test("It starts with the saved note, or with the draft", arguments: [nil, "x", ""])
  func firstText(draft: String?) {
    open(text: draft, saved: "Go early")
    let text = draft ?? "Go early"
    #expect(view.texts == [text])
    #expect(view.note == model("\(text.count)/140", canSave: draft != nil, stays: draft != nil))
  }

  @Test("The trimmed text is counted")
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

  @Test("An unchanged text is left at once")
  func cancelUnchanged() {
    open()
    presenter.didTapCancel()
    #expect(router.calls == [.close])
  }

  @Test("A changed text is left only after asking", arguments: [true, false])
  func leaveChanged(bySwipe: Bool) {
    open()
    presenter.didEditText("x")
    if bySwipe { presenter.didTryToSwipeAway() } else { presenter.didTapCancel() }
    #expect(router.calls == [.alert("Discard changes?")])
    router.confirmAlert?()
    #expect(router.calls == [.alert("Discard changes?"), .close])
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

  @Test("Its text is part of the navigation state")
  func draft() {
    presenter.configureModule(placeID: "maat", text: nil, output: output)
    presenter.didTriggerViewReady()
    #expect(presenter.obtainDraft() == nil && modalOutput.events.isEmpty)
    presenter.didTriggerViewDidAppear()
    presenter.didEditText(" x")
    #expect(presenter.obtainDraft() == NoteDraft(placeID: "maat", text: " x"))
    presenter.didTriggerViewDidDisappear()
    #expect(presenter.obtainDraft() == nil && modalOutput.events == ["appeared", "disappeared"])
  }

  @Test("It chooses the title")
  func title() {
    #expect(view.title == "Note")
  }
}
