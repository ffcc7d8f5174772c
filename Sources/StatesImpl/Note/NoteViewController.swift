import HeadlessUI
import Storyboard

/// The view of a note.
final class NoteViewController: ViewController {
  weak var messages: (any NoteMessages)?  // the state, which owns this
  private let layout = NoteLayout()

  init() {
    super.init(nibName: NoteLayout.name)
    presentationDelegate = self
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.text.addTarget(self, action: NoteViewController.didEdit, for: .editingChanged)
    layout.save.addTarget(self, action: NoteViewController.didTapSave, for: .touchUpInside)
    layout.cancel.addTarget(self, action: NoteViewController.didTapCancel, for: .touchUpInside)
    messages?.didLoadView()
  }

  // MARK: - Actions

  private func didEdit() {
    messages?.didEdit(layout.text.text)
  }

  private func didTapSave() {
    messages?.didTapSave()
  }

  private func didTapCancel() {
    messages?.didTapCancel()
  }

  // MARK: - View

  func showText(_ text: String) {
    layout.text.text = text
  }

  func showCount(_ text: String) {
    layout.count.text = text
  }

  func showControls(isSaving: Bool, maySave: Bool) {
    layout.text.isEnabled = !isSaving
    layout.save.isEnabled = !isSaving && maySave
    layout.cancel.isEnabled = !isSaving
    if isSaving { layout.spinner.startAnimating() } else { layout.spinner.stopAnimating() }
  }
}

// MARK: - PresentationDelegate

extension NoteViewController: PresentationDelegate {
  func presentationDidAttemptToDismiss(_ controller: ViewController) {
    messages?.didAttemptToDismiss()
  }

  func presentationDidDismiss(_ controller: ViewController) {
    messages?.didDismiss()
  }
}
