import HeadlessUI
import Storyboard

/// Shows one place.
final class PlaceViewController: ViewController, ModuleView {
  weak var moduleInput: (any RestorableModuleInput)?  // the presenter, which this owns
  private let layout = PlaceLayout()
  private let output: any PlaceViewOutput

  init(output: any PlaceViewOutput) {
    self.output = output
    super.init(nibName: PlaceLayout.name)
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.favourite.addTarget(self, action: PlaceViewController.didToggleFavourite, for: .valueChanged)
    layout.next.addTarget(self, action: PlaceViewController.didTapNext, for: .touchUpInside)
    layout.editNote.addTarget(self, action: PlaceViewController.didTapNote, for: .touchUpInside)
    output.didTriggerViewReady()
  }

  override func viewWillAppear() {
    output.didTriggerViewWillAppear()
  }

  override func viewDidDisappear() {
    output.didTriggerViewDidDisappear()
  }

  // MARK: - Actions

  private func didToggleFavourite() {
    output.didToggleFavourite(layout.favourite.isOn)
  }

  private func didTapNext() {
    output.didTapNext()
  }

  private func didTapNote() {
    output.didTapNote()
  }
}

// MARK: - PlaceViewInput

extension PlaceViewController: PlaceViewInput {
  func showTitle(_ text: String) {
    title = text
  }

  func showPlace(_ place: PlaceViewModel) {
    layout.summary.text = place.summary
    layout.quarter.text = place.quarter
    layout.noteText.text = place.noteText ?? ""
    layout.favourite.isOn = place.isFavourite
    layout.next.isEnabled = place.canGoOn
    for view in [layout.summary, layout.quarter, layout.favourite, layout.next, layout.editNote] {
      view.isHidden = false
    }
    layout.noteText.isHidden = place.noteText == nil
  }

  func showSpinner() {
    layout.spinner.startAnimating()
  }

  func hideSpinner() {
    layout.spinner.stopAnimating()
  }
}
