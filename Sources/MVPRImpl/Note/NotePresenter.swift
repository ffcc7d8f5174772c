import Foundation
import SharedModel

/// Edits and saves a note on a place, and asks before changes are lost.
final class NotePresenter {
  weak var view: (any NoteView)? {  // the view controller, which owns this presenter
    didSet { view?.setTitle(Texts.note) }
  }
  private let placeID: Place.ID
  private let notes: any NoteStorage
  private let service: any NoteService
  private weak var observer: (any ModalObserver)?  // the root's presenter, which outlives this one
  private let router: any NoteRouting
  private var text: String
  private var request: Cancellable?
  private var isInSight = false

  private var savedText: String? { notes.text(for: placeID) }
  private var isSaving: Bool { request != nil }

  init(
    placeID: Place.ID, text: String?, notes: any NoteStorage, service: any NoteService,
    observer: (any ModalObserver)?, router: any NoteRouting
  ) {
    self.placeID = placeID
    self.notes = notes
    self.service = service
    self.observer = observer
    self.router = router
    self.text = text ?? notes.text(for: placeID) ?? ""
  }

  private func show() {
    view?.setCount(String(format: Texts.lengthOfLimit, NoteRule.length(of: text), NoteRule.limit))
    view?.setSaveEnabled(!isSaving && NoteRule.maySave(text, over: savedText))
    view?.setBusy(isSaving)
    view?.setSwipeToCloseEnabled(!hasUnsavedChanges)
  }

  private func didSave(_ result: Result<Void, ServiceError>) {
    request = nil
    show()
    switch result {
    case .success: router.close()
    case .failure(.notFound):
      router.showAlert(title: Texts.placeGone, button: Texts.ok) { [weak self] in
        self?.router.closeAndReportPlaceGone()
      }
    case .failure: router.showAlert(title: Texts.noteNotSaved, button: Texts.ok)
    }
  }

  private func askWhetherToDiscard() {
    router.ask(title: Texts.discardChanges, agree: Texts.discard, refuse: Texts.keepEditing) { [weak self] in
      self?.router.close()
    }
  }
}

// MARK: - NotePresenting

extension NotePresenter: NotePresenting {
  func viewDidLoad() {
    view?.setText(text)
    show()
  }

  func viewDidAppear() {
    isInSight = true
    observer?.modalDidAppear()
  }

  func viewDidDisappear() {
    isInSight = false
    observer?.modalDidDisappear()
  }

  func didEdit(_ text: String) {
    self.text = text
    show()
  }

  func didTapSave() {
    request = service.saveNote(NoteRule.trimmed(text), placeID: placeID) { [weak self] in self?.didSave($0) }
    show()
  }

  func didTapCancel() {
    if hasUnsavedChanges { askWhetherToDiscard() } else { router.close() }
  }

  func didTryToSwipeAway() {
    if !isSaving { askWhetherToDiscard() }
  }
}

// MARK: - RestorablePresenting

extension NotePresenter: RestorablePresenting {
  var hasUnsavedChanges: Bool { isSaving || NoteRule.isChanged(text, from: savedText) }

  func record(in state: inout SavedState) {
    if isInSight { state.note = NoteDraft(placeID: placeID, text: text) }
  }
}
