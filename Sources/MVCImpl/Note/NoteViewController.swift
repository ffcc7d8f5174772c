import Foundation
import HeadlessUI
import SharedModel
import Storyboard

/// Lets the user write the note about a place; whatever presents it dismisses it.
final class NoteViewController: ViewController {
  weak var delegate: (any NoteViewControllerDelegate)?  // the screen below; the navigation controller owns both

  private let layout = NoteLayout()
  private let editor: NoteEditor

  /// The note as it is now, to be opened again.
  var draft: NoteDraft { editor.draft }

  /// Starts with `text`, or with the saved note if that is `nil`.
  init(placeID: Place.ID, text: String?, notes: Notes, service: any NoteService) {
    editor = NoteEditor(draft: NoteDraft(placeID: placeID, text: text), notes: notes, service: service)
    super.init(nibName: NoteLayout.name)
    title = Texts.note
    presentationDelegate = self
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.text.text = editor.text
    layout.text.addTarget(self, action: NoteViewController.didEdit, for: .editingChanged)
    layout.save.addTarget(self, action: NoteViewController.didTapSave, for: .touchUpInside)
    layout.cancel.addTarget(self, action: NoteViewController.didTapCancel, for: .touchUpInside)
    updateControls()
  }

  /// Leaves the note at once, or, if something is unsaved, once the user agrees to discard it.
  func confirmDiscarding(then leave: @escaping () -> Void) {
    guard editor.isChanged else { return leave() }
    let discard = AlertAction(title: Texts.discard, didTap: leave)
    let keepEditing = AlertAction(title: Texts.keepEditing)
    presentAlert(Texts.discardChanges, actions: [discard, keepEditing])
  }

  // MARK: - Actions

  private func didEdit() {
    editor.text = layout.text.text
    updateControls()
  }

  private func didTapSave() {
    editor.save { [weak self] in self?.didSave($0) }
    updateControls()
  }

  private func didTapCancel() {
    confirmDiscarding { [weak self] in self?.finish() }
  }

  private func didSave(_ result: Result<Void, ServiceError>) {
    updateControls()
    switch result {
    case .success: finish()
    case .failure(.notFound): showPlaceGone()
    case .failure: presentAlert(Texts.noteNotSaved)
    }
  }

  private func finish() {
    delegate?.noteViewControllerDidFinish(self)
  }

  // MARK: - View

  private func updateControls() {
    layout.count.text = String(format: Texts.lengthOfLimit, editor.length, NoteRule.limit)
    layout.text.isEnabled = !editor.isSaving
    layout.save.isEnabled = editor.canSave
    layout.cancel.isEnabled = !editor.isSaving
    if editor.isSaving { layout.spinner.startAnimating() } else { layout.spinner.stopAnimating() }
    isModalInPresentation = editor.isChanged
  }

  private func showPlaceGone() {
    presentAlert(Texts.placeGone) { [weak self] in
      if let self { delegate?.noteViewControllerDidLosePlace(self) }
    }
  }
}

// MARK: - PresentationDelegate

extension NoteViewController: PresentationDelegate {
  func presentationDidAttemptToDismiss(_ controller: ViewController) {
    if !editor.isSaving { confirmDiscarding { [weak self] in self?.finish() } }
  }

  func presentationDidDismiss(_ controller: ViewController) {
    finish()
  }
}
