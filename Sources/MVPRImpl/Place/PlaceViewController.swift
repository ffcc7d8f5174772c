import HeadlessUI
import Storyboard

/// The screen of a place.
final class PlaceViewController: ViewController {
  private let layout = PlaceLayout()
  private let presenter: any PlacePresenting

  init(presenter: any PlacePresenting) {
    self.presenter = presenter
    super.init(nibName: PlaceLayout.name)
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.favourite.addTarget(self, action: PlaceViewController.didToggleFavourite, for: .valueChanged)
    layout.next.addTarget(self, action: PlaceViewController.didTapNext, for: .touchUpInside)
    layout.editNote.addTarget(self, action: PlaceViewController.didTapNote, for: .touchUpInside)
    presenter.viewDidLoad()
  }

  override func viewWillAppear() {
    presenter.viewWillAppear()
  }

  override func viewDidDisappear() {
    presenter.viewDidDisappear()
  }

  // MARK: - Actions

  private func didToggleFavourite() {
    presenter.didToggleFavourite(layout.favourite.isOn)
  }

  private func didTapNext() {
    presenter.didTapNext()
  }

  private func didTapNote() {
    presenter.didTapNote()
  }
}

// MARK: - PlaceView

extension PlaceViewController: PlaceView {
  func setDetails(summary: String, quarter: String) {
    layout.summary.text = summary
    layout.quarter.text = quarter
    for view in [layout.summary, layout.quarter, layout.favourite, layout.next, layout.editNote] {
      view.isHidden = false
    }
  }

  func setNoteText(_ text: String?) {
    layout.noteText.text = text ?? ""
    layout.noteText.isHidden = text == nil
  }

  func setFavourite(_ isOn: Bool) {
    layout.favourite.isOn = isOn
  }

  func setNextEnabled(_ isEnabled: Bool) {
    layout.next.isEnabled = isEnabled
  }

  func setSpinnerShown(_ isShown: Bool) {
    if isShown { layout.spinner.startAnimating() } else { layout.spinner.stopAnimating() }
  }
}

// MARK: - RestorableScreen

extension PlaceViewController: RestorableScreen {
  var restorable: any RestorablePresenting { presenter }
}
