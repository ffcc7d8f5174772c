@testable import MVPRImpl

/// Records what it shows.
final class NoteViewDouble: NoteView {
  private(set) var title: String?
  private(set) var text: String?
  private(set) var count: String?
  private(set) var isSaveEnabled: Bool?
  private(set) var isBusy: Bool?
  private(set) var isSwipeToCloseEnabled: Bool?

  func setTitle(_ text: String) { title = text }
  func setText(_ text: String) { self.text = text }
  func setCount(_ text: String) { count = text }
  func setSaveEnabled(_ isEnabled: Bool) { isSaveEnabled = isEnabled }
  func setBusy(_ isBusy: Bool) { self.isBusy = isBusy }
  func setSwipeToCloseEnabled(_ isEnabled: Bool) { isSwipeToCloseEnabled = isEnabled }
}
