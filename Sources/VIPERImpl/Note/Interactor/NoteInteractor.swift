import SharedModel

/// Obtains and saves the note on a place, and applies the rules for notes.
final class NoteInteractor {
  weak var output: (any NoteInteractorOutput)?  // the presenter, which owns this
  private let service: any NoteService
  private let notes: any NoteStorage
  private var request: Cancellable?

  init(service: any NoteService, notes: any NoteStorage) {
    self.service = service
    self.notes = notes
  }

  private func didReply(_ result: Result<Void, ServiceError>) {
    request = nil
    switch result {
    case .success: output?.didSaveNote()
    case .failure(let error): output?.didFailToSaveNote(error)
    }
  }
}

// MARK: - NoteInteractorInput

extension NoteInteractor: NoteInteractorInput {
  func obtainSavedText(placeID: String) -> String {
    notes.text(for: placeID) ?? ""
  }

  func obtainLongestLength() -> Int { NoteRule.limit }

  func countCharacters(of text: String) -> Int {
    NoteRule.length(of: text)
  }

  func isChanged(_ text: String, placeID: String) -> Bool {
    NoteRule.isChanged(text, from: notes.text(for: placeID))
  }

  func maySave(_ text: String, placeID: String) -> Bool {
    NoteRule.maySave(text, over: notes.text(for: placeID))
  }

  func saveNote(_ text: String, placeID: String) {
    request = service.saveNote(NoteRule.trimmed(text), placeID: placeID) { [weak self] in self?.didReply($0) }
  }
}
