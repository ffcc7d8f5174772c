import HeadlessUI

@testable import VIPERImpl

final class RootTransitionHandlerDouble: @MainActor RootTransitionHandler {
  private(set) var shown: [ViewController] = []
  private(set) var shownStacks: [[ViewController]] = []
  private(set) var replacedStacks: [[ViewController]] = []
  private(set) var alerts: [ViewController] = []

  func show(_ controller: ViewController) {
    shown.append(controller)
  }

  func showStack(_ controllers: [ViewController]) {
    shownStacks.append(controllers)
  }

  func replaceStack(_ controllers: [ViewController]) {
    replacedStacks.append(controllers)
  }

  func presentAlert(_ alert: ViewController) {
    alerts.append(alert)
  }
}
