@testable import VIPERImpl

final class NoteRouterDouble: AlertRouterDouble, @MainActor NoteRouterInput {
  enum Call: Equatable {
    case alert(String)
    case close
  }

  private(set) var calls: [Call] = []

  override func didOpen(_ alert: AlertViewModel) {
    super.didOpen(alert)
    calls.append(.alert(alert.title))
  }

  func closeModule() {
    calls.append(.close)
  }
}
