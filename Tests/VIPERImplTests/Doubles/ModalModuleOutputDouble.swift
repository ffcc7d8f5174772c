@testable import VIPERImpl

final class ModalModuleOutputDouble: ModalModuleOutput {
  private(set) var events: [String] = []

  func modalModuleDidAppear() {
    events.append("appeared")
  }

  func modalModuleDidDisappear() {
    events.append("disappeared")
  }
}
