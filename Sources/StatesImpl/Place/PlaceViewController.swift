import HeadlessUI
import Storyboard

/// The view of one place.
final class PlaceViewController: ViewController {
  weak var messages: (any PlaceMessages)?  // the state, which owns this
  let nextSegue = StoryboardSegue.placeToPlace
  let noteSegue = StoryboardSegue.placeToNote
  private let layout = PlaceLayout()

  init() {
    super.init(nibName: PlaceLayout.name)
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.favourite.addTarget(self, action: PlaceViewController.didToggleFavourite, for: .valueChanged)
    layout.next.addTarget(self, action: PlaceViewController.didTapNext, for: .touchUpInside)
    layout.editNote.addTarget(self, action: PlaceViewController.didTapNote, for: .touchUpInside)
    messages?.didLoadView()
  }

  override func viewWillAppear() {
    messages?.willAppear()
  }

  // MARK: - Actions

  private func didToggleFavourite() {
    messages?.didToggleFavourite(layout.favourite.isOn)
  }

  private func didTapNext() {
    messages?.didTapNext()
  }

  private func didTapNote() {
    messages?.didTapNote()
  }

  // MARK: - View

  /// Whether it is the top screen of the stack, apart from modals.
  var isOnTop: Bool { navigationController?.topViewController === self }

  /// Whether no other screen covers it.
  var isInSight: Bool { viewIfLoaded?.window != nil }

  func showLoading(_ isLoading: Bool) {
    if isLoading { layout.spinner.startAnimating() } else { layout.spinner.stopAnimating() }
  }

  func showWaitingForNext(_ isWaiting: Bool) {
    layout.next.isEnabled = !isWaiting
    showLoading(isWaiting)
  }

  func showPlace(summary: String, quarter: String) {
    layout.summary.text = summary
    layout.quarter.text = quarter
    for view in [layout.summary, layout.quarter, layout.favourite, layout.next, layout.editNote] {
      view.isHidden = false
    }
  }

  func showFavourite(_ isFavourite: Bool) {
    layout.favourite.isOn = isFavourite
  }

  func showNoteText(_ text: String?) {
    layout.noteText.text = text ?? ""
    layout.noteText.isHidden = text == nil
  }
}
