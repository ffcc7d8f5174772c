import HeadlessUI
import Storyboard

/// Shows a place.
final class PlaceViewController: ViewController {
  private let layout = PlaceLayout()
  private let viewModel: PlaceViewModel

  init(viewModel: PlaceViewModel) {
    self.viewModel = viewModel
    super.init(nibName: PlaceLayout.name)
    title = viewModel.title
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.favourite.addTarget(self, action: PlaceViewController.didToggleFavourite, for: .valueChanged)
    layout.next.addTarget(self, action: PlaceViewController.didTapNext, for: .touchUpInside)
    layout.editNote.addTarget(self, action: PlaceViewController.didTapNote, for: .touchUpInside)
  }

  override func viewWillAppear() {
    viewModel.load()
  }

  override func updateProperties() {
    layout.summary.text = viewModel.summary
    layout.quarter.text = viewModel.quarter
    let isKnown = viewModel.isKnown
    for view in [layout.summary, layout.quarter, layout.favourite, layout.next, layout.editNote] {
      view.isHidden = !isKnown
    }
    let noteText = viewModel.noteText
    layout.noteText.text = noteText ?? ""
    layout.noteText.isHidden = noteText == nil
    layout.favourite.isOn = viewModel.isFavourite
    layout.next.isEnabled = viewModel.canGoNext
    layout.spinner.setAnimating(viewModel.isLoading)
  }

  // MARK: - Actions

  private func didToggleFavourite() {
    viewModel.setFavourite(layout.favourite.isOn)
    // If the favourite couldn't be stored, nothing that is tracked has changed, but the toggle has.
    layout.favourite.isOn = viewModel.isFavourite
  }

  private func didTapNext() {
    viewModel.goNext()
  }

  private func didTapNote() {
    viewModel.openNote()
  }
}
