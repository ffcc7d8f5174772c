import SharedModel
import Storyboard

/// Refreshes the outlets of a place's screen from the model.
final class PlaceViewModel {
  private let model: PlaceModel
  private let layout: PlaceLayout

  var title: String { model.place?.name ?? "" }

  init(model: PlaceModel, layout: PlaceLayout) {
    self.model = model
    self.layout = layout
  }

  // MARK: - Alerts

  func loadFailure(_ error: ServiceError) -> String {
    error == .notFound ? Texts.placeGone : error.loadFailure
  }

  func nextFailure(_ error: ServiceError) -> String {
    error.loadFailure
  }

  // MARK: - Refresh

  func refresh() {
    refreshProgress()
    guard let place = model.place else { return }
    layout.summary.text = place.summary
    layout.quarter.text = place.quarterName
    for view in [layout.summary, layout.quarter, layout.favourite, layout.next, layout.editNote] {
      view.isHidden = false
    }
    refreshFavourite()
    refreshNote()
  }

  func refreshProgress() {
    let waits = model.isLoading || model.isFindingNext
    if waits { layout.spinner.startAnimating() } else { layout.spinner.stopAnimating() }
    layout.next.isEnabled = !model.isFindingNext
  }

  func refreshFavourite() {
    layout.favourite.isOn = model.isFavourite
  }

  func refreshNote() {
    let note = model.note
    layout.noteText.text = note ?? ""
    layout.noteText.isHidden = model.place == nil || note == nil
  }
}
