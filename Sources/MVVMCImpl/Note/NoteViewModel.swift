import Foundation
import SharedModel

/// The view model of a note.
final class NoteViewModel {
  let title = Texts.note
  let count = Observable("")
  let canSave = Observable(false)
  let isSaving = Observable(false)
  /// True if leaving now would discard a changed text or a request in flight.
  let wouldLose = Observable(false)

  weak var coordinatorDelegate: (any NoteViewModelCoordinatorDelegate)?  // owned by its parent coordinator

  /// The text as typed.
  private(set) var text: String

  private let placeID: Place.ID
  private let notes: Notes
  private let service: any NoteService
  private var request: Cancellable?

  /// The text as typed, and its place.
  var draft: NoteDraft { NoteDraft(placeID: placeID, text: text) }

  private var saved: String? { notes.text(for: placeID) }
  private var isChanged: Bool { NoteRule.isChanged(text, from: saved) }

  /// Creates a note, with the saved text unless there is a draft.
  init(placeID: Place.ID, text: String?, notes: Notes, service: any NoteService) {
    self.placeID = placeID
    self.text = text ?? notes.text(for: placeID) ?? ""
    self.notes = notes
    self.service = service
    update()
  }

  // MARK: - Input

  func edit(_ text: String) {
    self.text = text
    update()
  }

  func save() {
    guard canSave.value else { return }
    request = service.saveNote(NoteRule.trimmed(text), placeID: placeID) { [weak self] in self?.didSave($0) }
    update()
  }

  /// The user wants to leave without saving.
  func cancel() {
    guard request == nil else { return }
    if isChanged {
      coordinatorDelegate?.noteDidCancelChanges()
    } else {
      coordinatorDelegate?.noteDidFinish()
    }
  }

  // MARK: - Output

  private func didSave(_ result: Result<Void, ServiceError>) {
    request = nil
    update()
    switch result {
    case .success: coordinatorDelegate?.noteDidFinish()
    case .failure(.notFound): coordinatorDelegate?.noteDidLosePlace(Texts.placeGone)
    case .failure: coordinatorDelegate?.noteDidFailToSave(Texts.noteNotSaved)
    }
  }

  private func update() {
    count.value = String(format: Texts.lengthOfLimit, NoteRule.length(of: text), NoteRule.limit)
    isSaving.value = request != nil
    canSave.value = request == nil && NoteRule.maySave(text, over: saved)
    wouldLose.value = request != nil || isChanged
  }
}
