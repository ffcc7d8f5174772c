@testable import VIPERImpl

final class ModalModuleOutputDouble: ModalModuleOutput {
  private(set) var events: [String] = []

  func modalModuleDidAppear(named name: String) {
    events.append("appeared \(name)")
  }

  func modalModuleDidDisappear() {
    events.append("disappeared")
  }
}
