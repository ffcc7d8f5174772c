import Foundation
import HeadlessUI
import SharedModel
import Storyboard

/// Lets the user write the note about a place; whoever presents it takes it away again.
final class NoteViewController: ViewController {
  weak var delegate: (any NoteViewControllerDelegate)?  // lies below; what presents this one owns both

  private let layout = NoteLayout()
  private let placeID: Place.ID
  private let notes: Notes
  private let service: any NoteService
  private var request: Cancellable?

  private var savedText: String? { notes.text(for: placeID) }

  /// The note as it is now, to be opened again.
  var draft: NoteDraft { NoteDraft(placeID: placeID, text: layout.text.text) }

  /// Starts with `text`, or with the saved note if that is nil.
  init(placeID: Place.ID, text: String?, notes: Notes, service: any NoteService) {
    self.placeID = placeID
    self.notes = notes
    self.service = service
    super.init(nibName: NoteLayout.name)
    title = Texts.note
    presentationDelegate = self
    layout.text.text = text ?? savedText ?? ""
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.text.addTarget(self, action: NoteViewController.updateControls, for: .editingChanged)
    layout.save.addTarget(self, action: NoteViewController.didTapSave, for: .touchUpInside)
    layout.cancel.addTarget(self, action: NoteViewController.didTapCancel, for: .touchUpInside)
    updateControls()
  }

  /// Does what takes the note away, once the user agrees to lose what isn't saved.
  func confirmDiscarding(then leave: @escaping () -> Void) {
    guard isModalInPresentation else { return leave() }
    let discard = AlertAction(title: Texts.discard, didTap: leave)
    let keepEditing = AlertAction(title: Texts.keepEditing)
    presentAlert(Texts.discardChanges, actions: [discard, keepEditing])
  }

  // MARK: - Actions

  private func didTapSave() {
    let text = NoteRule.trimmed(layout.text.text)
    request = service.saveNote(text, placeID: placeID) { [weak self] in self?.didSave($0) }
    updateControls()
  }

  private func didTapCancel() {
    confirmDiscarding { [weak self] in self?.finish() }
  }

  private func didSave(_ result: Result<Void, ServiceError>) {
    request = nil
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
    let text = layout.text.text
    let isSaving = request != nil
    layout.count.text = String(format: Texts.lengthOfLimit, NoteRule.length(of: text), NoteRule.limit)
    layout.text.isEnabled = !isSaving
    layout.save.isEnabled = !isSaving && NoteRule.maySave(text, over: savedText)
    layout.cancel.isEnabled = !isSaving
    if isSaving { layout.spinner.startAnimating() } else { layout.spinner.stopAnimating() }
    // What is being saved is changed as well.
    isModalInPresentation = NoteRule.isChanged(text, from: savedText)
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
    if request == nil { confirmDiscarding { [weak self] in self?.finish() } }
  }

  func presentationDidDismiss(_ controller: ViewController) {
    finish()
  }
}
