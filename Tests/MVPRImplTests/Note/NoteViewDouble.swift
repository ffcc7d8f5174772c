@testable import MVPRImpl

/// Records what it shows.
final class NoteViewDouble: NoteView {
  private(set) var text: String?
  private(set) var count: String?
  private(set) var isSaveEnabled: Bool?
  private(set) var isBusy: Bool?
  private(set) var isSwipingRefused: Bool?

  func setText(_ text: String) { self.text = text }
  func setCount(_ text: String) { count = text }
  func setSaveEnabled(_ isEnabled: Bool) { isSaveEnabled = isEnabled }
  func setBusy(_ isBusy: Bool) { self.isBusy = isBusy }
  func setSwipingRefused(_ isRefused: Bool) { isSwipingRefused = isRefused }
}
