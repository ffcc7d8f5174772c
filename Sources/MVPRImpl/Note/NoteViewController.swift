import HeadlessUI
import Storyboard

/// The screen of a note.
final class NoteViewController: ViewController {
  private let layout = NoteLayout()
  private let presenter: any NotePresenting

  init(presenter: any NotePresenting) {
    self.presenter = presenter
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
    presenter.viewDidLoad()
  }

  override func viewDidAppear() {
    presenter.viewDidAppear()
  }

  override func viewDidDisappear() {
    presenter.viewDidDisappear()
  }

  // MARK: - Actions

  private func didEdit() {
    presenter.didEdit(layout.text.text)
  }

  private func didTapSave() {
    presenter.didTapSave()
  }

  private func didTapCancel() {
    presenter.didTapCancel()
  }
}

// MARK: - NoteView

extension NoteViewController: NoteView {
  func setText(_ text: String) {
    layout.text.text = text
  }

  func setCount(_ text: String) {
    layout.count.text = text
  }

  func setSaveEnabled(_ isEnabled: Bool) {
    layout.save.isEnabled = isEnabled
  }

  func setBusy(_ isBusy: Bool) {
    layout.text.isEnabled = !isBusy
    layout.cancel.isEnabled = !isBusy
    if isBusy { layout.spinner.startAnimating() } else { layout.spinner.stopAnimating() }
  }

  func setSwipeToCloseEnabled(_ isEnabled: Bool) {
    isModalInPresentation = !isEnabled
  }
}

// MARK: - PresentationDelegate

extension NoteViewController: PresentationDelegate {
  func presentationDidAttemptToDismiss(_ controller: ViewController) {
    presenter.didTryToSwipeAway()
  }
}

// MARK: - RestorableScreen

extension NoteViewController: RestorableScreen {
  var restorable: any RestorablePresenting { presenter }
}
