import HeadlessUI
import Storyboard

/// Lets the user write a note about a place.
final class NoteViewController: ViewController, ModalModuleView {
  weak var moduleInput: (any ModalModuleInput)?  // the presenter, which this owns
  private let layout = NoteLayout()
  private let output: any NoteViewOutput

  init(output: any NoteViewOutput) {
    self.output = output
    super.init(nibName: NoteLayout.name)
    presentationDelegate = self
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.text.addTarget(self, action: NoteViewController.didEditText, for: .editingChanged)
    layout.save.addTarget(self, action: NoteViewController.didTapSave, for: .touchUpInside)
    layout.cancel.addTarget(self, action: NoteViewController.didTapCancel, for: .touchUpInside)
    output.didTriggerViewReady()
  }

  override func viewDidAppear() {
    output.didTriggerViewDidAppear()
  }

  override func viewDidDisappear() {
    output.didTriggerViewDidDisappear()
  }

  // MARK: - Actions

  private func didEditText() {
    output.didEditText(layout.text.text)
  }

  private func didTapSave() {
    output.didTapSave()
  }

  private func didTapCancel() {
    output.didTapCancel()
  }
}

// MARK: - NoteViewInput

extension NoteViewController: NoteViewInput {
  func showTitle(_ text: String) {
    title = text
  }

  func showText(_ text: String) {
    layout.text.text = text
  }

  func showNote(_ note: NoteViewModel) {
    layout.count.text = note.count
    layout.text.isEnabled = !note.isSaving
    layout.save.isEnabled = note.canSave
    layout.cancel.isEnabled = !note.isSaving
    if note.isSaving { layout.spinner.startAnimating() } else { layout.spinner.stopAnimating() }
    isModalInPresentation = note.staysWhenSwiped
  }
}

// MARK: - PresentationDelegate

extension NoteViewController: PresentationDelegate {
  func presentationDidAttemptToDismiss(_ controller: ViewController) {
    output.didTryToSwipeAway()
  }
}
