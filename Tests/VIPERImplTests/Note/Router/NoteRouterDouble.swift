@testable import VIPERImpl

final class NoteRouterDouble: NoteRouterInput {
  enum Call: Equatable {
    case alert(String)
    case discardAlert
    case close
  }

  private(set) var calls: [Call] = []
  private(set) var closeAlert: (() -> Void)?
  private(set) var discard: (() -> Void)?

  func openAlert(title: String, didClose: @escaping () -> Void) {
    calls.append(.alert(title))
    closeAlert = didClose
  }

  func openDiscardAlert(didDiscard: @escaping () -> Void) {
    calls.append(.discardAlert)
    discard = didDiscard
  }

  func closeModule() {
    calls.append(.close)
  }
}
