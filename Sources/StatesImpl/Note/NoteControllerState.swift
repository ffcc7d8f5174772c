import Foundation
import HeadlessUI
import SharedModel

/// Lets the user write the note about a place.
final class NoteControllerState: AppControllerState {
  private(set) var memento: NoteMemento
  let viewController = NoteViewController()
  /// Whether the user knows that the note can't be saved because its place is no longer in the guide.
  private(set) var hasLostPlace = false
  private let notes: Notes
  private let service: any NoteService
  private weak var delegate: (any AppControllerStateDelegate)?  // the scene, which owns this
  private var request: Cancellable?

  private var text: String { memento.draft.text ?? "" }
  private var savedText: String? { notes.text(for: memento.draft.placeID) }
  /// Whether the text differs from the saved one; text that is being saved still counts as unsaved.
  private var isChanged: Bool { NoteRule.isChanged(text, from: savedText) }

  /// Starts with the draft's text, or with the saved note if it has none.
  init(
    _ memento: NoteMemento, notes: Notes, service: any NoteService, delegate: any AppControllerStateDelegate
  ) {
    self.memento = memento
    self.notes = notes
    self.service = service
    self.delegate = delegate
    self.memento.draft.text = memento.draft.text ?? notes.text(for: memento.draft.placeID) ?? ""
    viewController.title = memento.title
    viewController.messages = self
  }

  convenience init(_ memento: NoteMemento, sharing objects: SharedObjects, delegate: any AppControllerStateDelegate) {
    self.init(memento, notes: objects.app.notes, service: objects.app.noteService, delegate: delegate)
  }

  func confirmLeaving(then leave: @escaping () -> Void) {
    guard isChanged else { return leave() }
    let discard = AlertAction(title: Texts.discard, didTap: leave)
    let keepEditing = AlertAction(title: Texts.keepEditing)
    AlertController(title: Texts.discardChanges, actions: [discard, keepEditing]).show(over: viewController)
  }

  private func confirmLeaving() {
    confirmLeaving { [weak self] in self?.delegate?.unwind() }
  }

  private func didSave(_ result: Result<Void, ServiceError>) {
    request = nil
    updateControls()
    switch result {
    case .success: delegate?.unwind()
    case .failure(.notFound):
      AlertController(message: Texts.placeGone) { [weak self] in self?.leaveGonePlace() }.show(over: viewController)
    case .failure: AlertController(message: Texts.noteNotSaved).show(over: viewController)
    }
  }

  private func leaveGonePlace() {
    hasLostPlace = true
    delegate?.unwind()
  }

  private func updateControls() {
    let isSaving = request != nil
    viewController.showCount(String(format: Texts.lengthOfLimit, NoteRule.length(of: text), NoteRule.limit))
    viewController.showControls(isSaving: isSaving, maySave: NoteRule.maySave(text, over: savedText))
    viewController.isModalInPresentation = isChanged
  }
}

// MARK: - NoteMessages

extension NoteControllerState: NoteMessages {
  func didLoadView() {
    viewController.showText(text)
    updateControls()
  }

  func didEdit(_ text: String) {
    memento.draft.text = text
    updateControls()
  }

  func didTapSave() {
    request = service.saveNote(NoteRule.trimmed(text), placeID: memento.draft.placeID) { [weak self] in
      self?.didSave($0)
    }
    updateControls()
  }

  func didTapCancel() {
    confirmLeaving()
  }

  func didAttemptToDismiss() {
    if request == nil { confirmLeaving() }
  }

  func didDismiss() {
    delegate?.unwind()
  }
}
