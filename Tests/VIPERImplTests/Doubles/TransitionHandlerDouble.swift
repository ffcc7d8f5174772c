import HeadlessUI

@testable import VIPERImpl

final class TransitionHandlerDouble: TransitionHandler {
  private(set) var pushed: [ViewController] = []
  private(set) var presented: [ViewController] = []

  func push(_ controller: ViewController) {
    pushed.append(controller)
  }

  func present(_ controller: ViewController) {
    presented.append(controller)
  }
}
