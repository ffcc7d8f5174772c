import SharedModel

@testable import VIPERImpl

final class RootRouterDouble: AlertRouterDouble, @MainActor RootRouterInput {
  enum Call: Equatable {
    case signIn(message: String?)
    case guide(SavedState)
    case guideAgain(SavedState)
    case alert(String)
  }

  /// Runs while the guide opens again, like code that closes with the old screens.
  var didReopen: () -> Void = {}
  private(set) var calls: [Call] = []
  private(set) weak var signInOutput: (any SignInModuleOutput)?

  func openSignIn(message: String?, output: any SignInModuleOutput) {
    calls.append(.signIn(message: message))
    signInOutput = output
  }

  func openGuide(at state: SavedState) {
    calls.append(.guide(state))
  }

  func openGuideAgain(at state: SavedState) {
    calls.append(.guideAgain(state))
    didReopen()
  }

  override func didOpen(_ alert: AlertViewModel) {
    super.didOpen(alert)
    calls.append(.alert(alert.title))
  }
}
