import HeadlessUI

@testable import VIPERImpl

final class TransitionHandlerDouble: @MainActor TransitionHandler {
  var isOnTop = true
  private(set) var pushed: [ViewController] = []
  private(set) var presented: [ViewController] = []
  private(set) var alerts: [ViewController] = []
  private(set) var popCount = 0
  private(set) var closePresentedCount = 0
  private(set) var closeModalCount = 0

  func push(_ controller: ViewController) {
    pushed.append(controller)
  }

  func pop() {
    popCount += 1
  }

  func present(_ controller: ViewController) {
    presented.append(controller)
  }

  func presentAlert(_ alert: ViewController) {
    alerts.append(alert)
  }

  func closePresented() {
    closePresentedCount += 1
  }

  func closeModal() {
    closeModalCount += 1
  }
}
