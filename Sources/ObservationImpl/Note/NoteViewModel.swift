import Foundation
import Observation
import SharedModel

/// The state of the screen of a note, and its reactions to the user's input.
@Observable
final class NoteViewModel {
  let title = Texts.note
  /// The text as typed.
  private(set) var text: String
  var alert: Alert?

  @ObservationIgnored var didClose: () -> Void = {}
  /// Called in place of `didClose` when the place is no longer in the guide.
  @ObservationIgnored var didLosePlace: () -> Void = {}

  private let placeID: Place.ID
  private let service: any NoteService
  private let notes: Notes
  private var request: Cancellable?

  var count: String { String(format: Texts.lengthOfLimit, NoteRule.length(of: text), NoteRule.limit) }
  var isSaving: Bool { request != nil }
  var canSave: Bool { !isSaving && NoteRule.maySave(text, over: saved) }
  /// Whether leaving now would lose something.
  var wouldLose: Bool { isSaving || isChanged }
  /// The note as it is now, to be opened again.
  var draft: NoteDraft { NoteDraft(placeID: placeID, text: text) }

  private var saved: String? { notes.text(for: placeID) }
  private var isChanged: Bool { NoteRule.isChanged(text, from: saved) }

  /// Starts with `text`, or with the saved note if that is `nil`.
  init(placeID: Place.ID, text: String?, service: any NoteService, notes: Notes) {
    self.placeID = placeID
    self.text = text ?? notes.text(for: placeID) ?? ""
    self.service = service
    self.notes = notes
  }

  func edit(_ text: String) {
    self.text = text
  }

  func save() {
    guard canSave else { return }
    request = service.saveNote(NoteRule.trimmed(text), placeID: placeID) { [weak self] in self?.didSave($0) }
  }

  /// The user wants to leave without saving.
  func cancel() {
    guard !isSaving else { return }
    if isChanged { confirmDiscarding { [weak self] in self?.didClose() } } else { didClose() }
  }

  /// Asks before changes are lost.
  func confirmDiscarding(then discard: @escaping () -> Void) {
    say(
      Alert(
        Texts.discardChanges,
        buttons: [
          Alert.Button(title: Texts.discard, action: discard),
          Alert.Button(title: Texts.keepEditing) {},
        ]))
  }

  /// Shows an alert unless there is one already.
  func say(_ alert: Alert) {
    if self.alert == nil { self.alert = alert }
  }

  private func didSave(_ result: Result<Void, ServiceError>) {
    request = nil
    switch result {
    case .success: didClose()
    case .failure(.notFound): say(Alert(Texts.placeGone) { [weak self] in self?.didLosePlace() })
    case .failure: say(Alert(Texts.noteNotSaved))
    }
  }
}
