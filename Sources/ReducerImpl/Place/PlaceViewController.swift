import HeadlessUI
import SharedModel
import Storyboard

/// The part of the state that the screen shows, without the list that Next follows, which may be large.
struct PlaceViewState: Equatable {
  let place: Place?
  let isFavourite: Bool
  let noteText: String?
  let isWaiting: Bool
  let canGoNext: Bool

  init(_ state: PlaceState) {
    place = state.place
    isFavourite = state.isFavourite
    noteText = state.place == nil ? nil : state.noteText
    isWaiting = state.isLoading || state.isLoadingNext
    canGoNext = !state.isLoadingNext
  }
}

/// Shows a place.
final class PlaceViewController: ViewController {
  private let layout = PlaceLayout()
  private let store: Store<PlaceState, PlaceAction>
  private var observation: Cancellable?

  init(store: Store<PlaceState, PlaceAction>) {
    self.store = store
    super.init(nibName: PlaceLayout.name)
    title = store.state?.place?.name ?? ""
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.favourite.addTarget(self, action: PlaceViewController.didToggleFavourite, for: .valueChanged)
    layout.next.addTarget(self, action: PlaceViewController.didTapNext, for: .touchUpInside)
    layout.editNote.addTarget(self, action: PlaceViewController.didTapNote, for: .touchUpInside)
    observation = store.observe(PlaceViewState.init) { [weak self] in self?.render($0) }
    store.send(.viewDidLoad)
  }

  override func viewWillAppear() {
    store.send(.viewWillAppear)
  }

  private func render(_ state: PlaceViewState) {
    title = state.place?.name ?? ""
    layout.summary.text = state.place?.summary ?? ""
    layout.quarter.text = state.place?.quarterName ?? ""
    for view in [layout.summary, layout.quarter, layout.favourite, layout.next, layout.editNote] {
      view.isHidden = state.place == nil
    }
    layout.noteText.text = state.noteText ?? ""
    layout.noteText.isHidden = state.noteText == nil
    layout.favourite.isOn = state.isFavourite
    layout.next.isEnabled = state.canGoNext
    layout.spinner.isHidden = !state.isWaiting
  }

  // MARK: - Actions

  private func didToggleFavourite() {
    store.send(.favouriteToggled(layout.favourite.isOn))
    // The control has changed by itself. If the state hasn't, nothing else resets it.
    store.state.map { render(PlaceViewState($0)) }
  }

  private func didTapNext() { store.send(.nextTapped) }
  private func didTapNote() { store.send(.noteTapped) }
}
