import HeadlessUI
import Storyboard

/// Binds the screen of a place to its view model.
final class PlaceViewController: ViewController, RestorableScreen {
  let viewModel: PlaceViewModel

  private let layout = PlaceLayout()

  init(viewModel: PlaceViewModel) {
    self.viewModel = viewModel
    super.init(nibName: PlaceLayout.name)
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.favourite.addTarget(self, action: PlaceViewController.didToggleFavourite, for: .valueChanged)
    layout.next.addTarget(self, action: PlaceViewController.didTapNext, for: .touchUpInside)
    layout.editNote.addTarget(self, action: PlaceViewController.didTapNote, for: .touchUpInside)
    bind()
  }

  override func viewWillAppear() {
    viewModel.load()
  }

  // MARK: - Bindings

  private func bind() {
    viewModel.title.bind { [weak self] in self?.title = $0 }
    viewModel.details.bind { [weak self] in self?.showDetails($0) }
    viewModel.noteText.bind { [weak self] in self?.showNote($0) }
    viewModel.isFavourite.bind { [weak self] in self?.layout.favourite.isOn = $0 }
    viewModel.isLoading.bind { [weak self] in self?.showLoading($0) }
    viewModel.canGoNext.bind { [weak self] in self?.layout.next.isEnabled = $0 }
  }

  private func showDetails(_ details: PlaceDetailsViewModel?) {
    layout.summary.text = details?.summary ?? ""
    layout.quarter.text = details?.quarter ?? ""
    for view in [layout.summary, layout.quarter, layout.favourite, layout.next, layout.editNote] {
      view.isHidden = details == nil
    }
  }

  private func showNote(_ text: String?) {
    layout.noteText.text = text ?? ""
    layout.noteText.isHidden = text == nil
  }

  private func showLoading(_ isLoading: Bool) {
    if isLoading { layout.spinner.startAnimating() } else { layout.spinner.stopAnimating() }
  }

  // MARK: - Actions

  private func didToggleFavourite() {
    viewModel.setFavourite(layout.favourite.isOn)
  }

  private func didTapNext() {
    viewModel.goNext()
  }

  private func didTapNote() {
    viewModel.openNote()
  }
}
