import Foundation
import SharedModel

/// Decides when the note can be saved, and whether closing it needs a question first.
final class NotePresenter {
  weak var view: (any NoteViewInput)? {  // it owns this
    didSet { view?.showTitle(Texts.note) }
  }
  private weak var moduleOutput: (any NoteModuleOutput)?  // the presenter below owns it, for longer than this
  private weak var modalOutput: (any ModalModuleOutput)?  // the app owns it
  private let interactor: any NoteInteractorInput
  private let router: any NoteRouterInput
  private var placeID = ""
  /// The text in the field; `nil` as long as that is the saved note.
  private var text: String?
  private var isSaving = false
  private var isInSight = false

  init(
    interactor: any NoteInteractorInput, router: any NoteRouterInput, modalOutput: (any ModalModuleOutput)?
  ) {
    self.interactor = interactor
    self.router = router
    self.modalOutput = modalOutput
  }

  private var currentText: String { text ?? interactor.obtainSavedText(placeID: placeID) }

  private func showNote() {
    let length = interactor.countCharacters(of: currentText)
    view?.showNote(
      NoteViewModel(
        count: String(format: Texts.lengthOfLimit, length, interactor.obtainLongestLength()), isSaving: isSaving,
        canSave: !isSaving && interactor.maySave(currentText, placeID: placeID), staysWhenSwiped: hasUnsavedChanges))
  }

  private func closeOrAsk() {
    guard hasUnsavedChanges else { return router.closeModule() }
    router.openAlert(.discardChanges, for: .closeModule, output: self)
  }

  private func leavePlaceForGood() {
    // Closing the module may release all of it.
    let output = moduleOutput
    router.closeModule()
    output?.noteModuleDidFindPlaceGone()
  }
}

// MARK: - NoteModuleInput

extension NotePresenter: NoteModuleInput {
  func obtainDraft() -> NoteDraft? { isInSight ? NoteDraft(placeID: placeID, text: currentText) : nil }

  var hasUnsavedChanges: Bool { isSaving || interactor.isChanged(currentText, placeID: placeID) }

  func configureModule(placeID: String, text: String?, output: any NoteModuleOutput) {
    self.placeID = placeID
    self.text = text
    moduleOutput = output
  }
}

// MARK: - NoteViewOutput

extension NotePresenter: NoteViewOutput {
  func didTriggerViewReady() {
    view?.showText(currentText)
    showNote()
  }

  func didTriggerViewDidAppear() {
    isInSight = true
    modalOutput?.modalModuleDidAppear()
  }

  func didTriggerViewDidDisappear() {
    isInSight = false
    modalOutput?.modalModuleDidDisappear()
  }

  func didEditText(_ text: String) {
    self.text = text
    showNote()
  }

  func didTapSave() {
    isSaving = true
    showNote()
    interactor.saveNote(currentText, placeID: placeID)
  }

  func didTapCancel() {
    closeOrAsk()
  }

  func didTryToSwipeAway() {
    if !isSaving { closeOrAsk() }
  }
}

// MARK: - NoteInteractorOutput

extension NotePresenter: NoteInteractorOutput {
  func didSaveNote() {
    router.closeModule()
  }

  func didFailToSaveNote(_ error: ServiceError) {
    isSaving = false
    showNote()
    if error == .notFound {
      router.openAlert(.notice(Texts.placeGone), for: .leavePlace, output: self)
    } else {
      router.openAlert(.notice(Texts.noteNotSaved))
    }
  }
}

// MARK: - AlertOutput

extension NotePresenter: AlertOutput {
  func didConfirmAlert(_ outcome: AlertOutcome) {
    if outcome == .leavePlace { leavePlaceForGood() } else { router.closeModule() }
  }
}
