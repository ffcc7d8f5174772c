import SharedModel

@testable import VIPERImpl

final class RootRouterDouble: RootRouterInput {
  enum Call: Equatable {
    case signIn(message: String?)
    case guide(SavedState)
    case guideAgain(SavedState)
    case alert(String)
    case discardAlert
  }

  var openState = SavedState()
  var topScreenName: String?
  var hasUnsavedChanges = false
  /// Runs while the guide is opened anew, as what closes with the old screens does.
  var didReopen: () -> Void = {}
  private(set) var calls: [Call] = []
  private(set) var discard: (() -> Void)?
  private(set) weak var signInOutput: (any SignInModuleOutput)?

  func openSignIn(message: String?, output: any SignInModuleOutput) {
    calls.append(.signIn(message: message))
    signInOutput = output
  }

  func openGuide(at state: SavedState) {
    calls.append(.guide(state))
  }

  func reopenGuide(at state: SavedState) {
    calls.append(.guideAgain(state))
    didReopen()
  }

  func openAlert(title: String) {
    calls.append(.alert(title))
  }

  func openDiscardAlert(didDiscard: @escaping () -> Void) {
    calls.append(.discardAlert)
    discard = didDiscard
  }
}
