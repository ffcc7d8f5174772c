@testable import VIPERImpl

final class SignInViewOutputDouble: SignInViewOutput {
  private(set) var events: [String] = []

  func didTriggerViewReady() {
    events.append("ready")
  }

  func didEditUsername(_ text: String) {
    events.append("username \(text)")
  }

  func didEditPassword(_ text: String) {
    events.append("password \(text)")
  }

  func didTapSubmit() {
    events.append("submit")
  }

  func didTapCancel() {
    events.append("cancel")
  }
}
