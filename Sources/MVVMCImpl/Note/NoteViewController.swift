import HeadlessUI
import Storyboard

/// Binds the screen of a note to its view model.
final class NoteViewController: ViewController {
  private let layout = NoteLayout()
  private let viewModel: NoteViewModel

  init(viewModel: NoteViewModel) {
    self.viewModel = viewModel
    super.init(nibName: NoteLayout.name)
    title = viewModel.title
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.text.text = viewModel.text
    layout.text.addTarget(self, action: NoteViewController.didEditText, for: .editingChanged)
    layout.save.addTarget(self, action: NoteViewController.didTapSave, for: .touchUpInside)
    layout.cancel.addTarget(self, action: NoteViewController.didTapCancel, for: .touchUpInside)
    bind()
  }

  // MARK: - Bindings

  private func bind() {
    viewModel.count.bind { [weak self] in self?.layout.count.text = $0 }
    viewModel.canSave.bind { [weak self] in self?.layout.save.isEnabled = $0 }
    viewModel.isSaving.bind { [weak self] in self?.showSaving($0) }
    viewModel.wouldLose.bind { [weak self] in self?.isModalInPresentation = $0 }
  }

  private func showSaving(_ isSaving: Bool) {
    layout.text.isEnabled = !isSaving
    layout.cancel.isEnabled = !isSaving
    if isSaving { layout.spinner.startAnimating() } else { layout.spinner.stopAnimating() }
  }

  // MARK: - Actions

  private func didEditText() {
    viewModel.edit(layout.text.text)
  }

  private func didTapSave() {
    viewModel.save()
  }

  private func didTapCancel() {
    viewModel.cancel()
  }
}
