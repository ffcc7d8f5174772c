@testable import VIPERImpl

final class MenuViewOutputDouble: MenuViewOutput {
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

  func didReceiveMemoryWarning() {
    events.append("memory warning")
  }

  func didSelectSection(at index: Int) {
    events.append("section \(index)")
  }

  func didTapSignOut() {
    events.append("sign out")
  }
}
