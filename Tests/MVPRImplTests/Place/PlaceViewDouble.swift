@testable import MVPRImpl

/// Records what it shows.
final class PlaceViewDouble: PlaceView {
  private(set) var title: String?
  private(set) var details: [String] = []
  private(set) var noteText: String?
  private(set) var noteTextCount = 0
  private(set) var isFavourite: Bool?
  private(set) var isNextEnabled: Bool?
  private(set) var isSpinnerShown = false

  func setTitle(_ text: String) { title = text }
  func setDetails(summary: String, quarter: String) { details = [summary, quarter] }
  func setNoteText(_ text: String?) {
    noteText = text
    noteTextCount += 1
  }
  func setFavourite(_ isOn: Bool) { isFavourite = isOn }
  func setNextEnabled(_ isEnabled: Bool) { isNextEnabled = isEnabled }
  func setSpinnerShown(_ isShown: Bool) { isSpinnerShown = isShown }
}
