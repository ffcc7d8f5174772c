@testable import VIPERImpl

final class NoteViewOutputDouble: NoteViewOutput {
  private(set) var events: [String] = []

  func didTriggerViewReady() {
    events.append("ready")
  }

  func didTriggerViewDidAppear() {
    events.append("did appear")
  }

  func didTriggerViewDidDisappear() {
    events.append("did disappear")
  }

  func didEditText(_ text: String) {
    events.append("text \(text)")
  }

  func didTapSave() {
    events.append("save")
  }

  func didTapCancel() {
    events.append("cancel")
  }

  func didTryToSwipeAway() {
    events.append("swipe")
  }
}
