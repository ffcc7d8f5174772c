@testable import VIPERImpl

final class PlaceViewOutputDouble: PlaceViewOutput {
  private(set) var events: [String] = []

  func didTriggerViewReady() {
    events.append("ready")
  }

  func didTriggerViewWillAppear() {
    events.append("will appear")
  }

  func didTriggerViewDidDisappear() {
    events.append("did disappear")
  }

  func didToggleFavourite(_ isOn: Bool) {
    events.append("favourite \(isOn)")
  }

  func didTapNext() {
    events.append("next")
  }

  func didTapNote() {
    events.append("note")
  }
}
