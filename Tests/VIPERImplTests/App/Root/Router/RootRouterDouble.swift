import SharedModel

@testable import VIPERImpl

final class RootRouterDouble: RootRouterInput {
  enum Call: Equatable {
    case signIn(message: String?)
    case guide([SavedState.Screen])
    case guideAgain([SavedState.Screen])
    case alert(String)
  }

  var openScreens: [SavedState.Screen] = []
  private(set) var calls: [Call] = []
  private(set) weak var signInOutput: (any SignInModuleOutput)?

  func openSignIn(message: String?, output: any SignInModuleOutput) {
    calls.append(.signIn(message: message))
    signInOutput = output
  }

  func openGuide(at screens: [SavedState.Screen]) {
    calls.append(.guide(screens))
  }

  func reopenGuide(at screens: [SavedState.Screen]) {
    calls.append(.guideAgain(screens))
  }

  func openAlert(title: String) {
    calls.append(.alert(title))
  }
}
