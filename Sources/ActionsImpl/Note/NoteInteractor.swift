import HeadlessUI
import SharedModel

/// Receives the note's input, swipes included, and saves the note.
final class NoteInteractor {
  weak var delegate: (any NoteInteractorDelegate)?  // owns the view, which owns this

  private let text: TextField
  private let model: NoteModel
  private let service: any NoteService
  private var saving: Cancellable?

  init(model: NoteModel, service: any NoteService, text: TextField) {
    self.model = model
    self.service = service
    self.text = text
  }

  // MARK: - Input

  func didEditText() {
    model.text = text.text
    delegate?.interactorDidChangeNote()
  }

  func didTapSave() {
    model.isSaving = true
    delegate?.interactorDidChangeNote()
    saving = SaveNoteAction(text: model.text, placeID: model.placeID, service: service).run { [weak self] in
      self?.didSave($0)
    }
  }

  func didTapCancel() {
    delegate?.interactorDidAskToLeave()
  }

  // MARK: - Actions

  private func didSave(_ result: Result<Void, ServiceError>) {
    model.isSaving = false
    delegate?.interactorDidChangeNote()
    switch result {
    case .success: delegate?.interactorDidFinish()
    case .failure(let error): delegate?.interactorDidFailToSave(error)
    }
  }
}

// MARK: - PresentationDelegate

extension NoteInteractor: PresentationDelegate {
  func presentationDidAttemptToDismiss(_ controller: ViewController) {
    if !model.isSaving { delegate?.interactorDidAskToLeave() }
  }

  func presentationDidDismiss(_ controller: ViewController) {
    delegate?.interactorDidFinish()
  }
}
