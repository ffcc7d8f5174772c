@testable import VIPERImpl

final class PlaceViewDouble: PlaceViewInput {
  private(set) var title = ""
  private(set) var place: PlaceViewModel?
  private(set) var isSpinning = false

  func showTitle(_ text: String) {
    title = text
  }

  func showPlace(_ place: PlaceViewModel) {
    self.place = place
  }

  func showSpinner() {
    isSpinning = true
  }

  func hideSpinner() {
    isSpinning = false
  }
}
