import HeadlessUI
import Storyboard

/// Shows a note that is being written.
final class NoteViewController: ViewController {
  private let layout = NoteLayout()
  private let viewModel: NoteViewModel
  private var alert: Alert?

  init(viewModel: NoteViewModel) {
    self.viewModel = viewModel
    super.init(nibName: NoteLayout.name)
    title = viewModel.title
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.text.addTarget(self, action: NoteViewController.didEditText, for: .editingChanged)
    layout.save.addTarget(self, action: NoteViewController.didTapSave, for: .touchUpInside)
    layout.cancel.addTarget(self, action: NoteViewController.didTapCancel, for: .touchUpInside)
  }

  override func updateProperties() {
    layout.text.text = viewModel.text
    layout.text.isEnabled = !viewModel.isSaving
    layout.count.text = viewModel.count
    layout.save.isEnabled = viewModel.canSave
    layout.cancel.isEnabled = !viewModel.isSaving
    layout.spinner.setAnimating(viewModel.isSaving)
    isModalInPresentation = viewModel.wouldLose
    showAlert()
  }

  private func showAlert() {
    guard viewModel.alert != alert else { return }
    alert = viewModel.alert
    guard let alert else { return }
    present(AlertController(alert) { [weak viewModel] in viewModel?.alert.take() })
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
