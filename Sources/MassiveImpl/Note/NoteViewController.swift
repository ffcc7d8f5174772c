import Foundation
import HeadlessUI
import SharedModel
import Storyboard

/// Lets the user write the note about a place, saves it, and closes itself, and the place below if that is gone.
final class NoteViewController: ViewController {
  let placeID: Place.ID
  /// The text to start with; nil for the saved note.
  var draftText: String?
  weak var placeViewController: PlaceViewController?  // below this one; its presenting controller owns both

  private let layout = NoteLayout()
  private let notes: Notes
  private let service: any NoteService
  private var request: Cancellable?

  var text: String { layout.text.text }

  init(notes: Notes, service: any NoteService, placeID: Place.ID) {
    self.notes = notes
    self.service = service
    self.placeID = placeID
    super.init(nibName: NoteLayout.name)
    title = Texts.note
    presentationDelegate = self
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.text.text = draftText ?? notes.text(for: placeID) ?? ""
    layout.text.addTarget(self, action: NoteViewController.didEdit, for: .editingChanged)
    layout.save.addTarget(self, action: NoteViewController.didTapSave, for: .touchUpInside)
    layout.cancel.addTarget(self, action: NoteViewController.didTapCancel, for: .touchUpInside)
    didEdit()
  }

  private func didEdit() {
    let saved = notes.text(for: placeID)
    layout.count.text = String(format: Texts.lengthOfLimit, NoteRule.length(of: text), NoteRule.limit)
    layout.save.isEnabled = NoteRule.maySave(text, over: saved)
    isModalInPresentation = NoteRule.isChanged(text, from: saved)
  }

  private func didTapSave() {
    layout.text.isEnabled = false
    layout.save.isEnabled = false
    layout.cancel.isEnabled = false
    layout.spinner.startAnimating()
    request = service.saveNote(NoteRule.trimmed(text), placeID: placeID) { [weak self] result in
      guard let self else { return }
      request = nil
      layout.text.isEnabled = true
      layout.cancel.isEnabled = true
      layout.spinner.stopAnimating()
      didEdit()
      switch result {
      case .success:
        close()
      case .failure(.notFound):
        guard presentedViewController == nil else { return }
        let leave = AlertAction(title: Texts.ok) { [weak self] in
          guard let self else { return }
          close()
          placeViewController?.removePlace(placeID)
          placeViewController?.navigationController?.popViewController()
        }
        present(AlertController(title: Texts.placeGone, actions: [leave]))
      case .failure:
        guard presentedViewController == nil else { return }
        present(AlertController(title: Texts.noteNotSaved, actions: [AlertAction(title: Texts.ok)]))
      }
    }
  }

  private func didTapCancel() {
    if isModalInPresentation { askToDiscard() } else { close() }
  }

  private func askToDiscard() {
    let discard = AlertAction(title: Texts.discard) { [weak self] in self?.close() }
    let keepEditing = AlertAction(title: Texts.keepEditing)
    present(AlertController(title: Texts.discardChanges, actions: [discard, keepEditing]))
  }

  private func close() {
    presentingViewController?.dismiss()
    didClose()
  }

  /// The navigation controller doesn't report modals.
  private func didClose() {
    guard let placeViewController else { return }
    (placeViewController.navigationController?.delegate as? AppDelegate)?.didShow(placeViewController)
  }
}

// MARK: - PresentationDelegate

extension NoteViewController: PresentationDelegate {
  func presentationDidAttemptToDismiss(_ controller: ViewController) {
    if request == nil { askToDiscard() }
  }

  func presentationDidDismiss(_ controller: ViewController) {
    didClose()
  }
}
