import SharedModel

@testable import MVPRImpl

/// Records where the app's presenter navigates.
final class AppRouterDouble: @MainActor AppRouting {
  enum Route: Equatable {
    case signIn(message: String?)
    case guide(SavedState)
    case replaced(SavedState)
    case question(title: String, agree: String, refuse: String)
    case alert(title: String, button: String)
  }

  var savedState: SavedState?
  var hasUnsavedChanges = false
  var topScreen: String?
  var modalScreen: String?
  var didReplaceScreens: (() -> Void)?
  private(set) var routes: [Route] = []
  private var didAgree: (() -> Void)?

  func showSignIn(message: String?) {
    routes.append(.signIn(message: message))
    savedState = nil
  }
  func showGuide(_ state: SavedState) { routes.append(.guide(state)) }
  func replaceScreens(by state: SavedState) {
    routes.append(.replaced(state))
    didReplaceScreens?()
  }
  func ask(title: String, agree: String, refuse: String, didAgree: @escaping () -> Void) {
    routes.append(.question(title: title, agree: agree, refuse: refuse))
    self.didAgree = didAgree
  }
  func showAlert(title: String, button: String, didClose: @escaping () -> Void) {
    routes.append(.alert(title: title, button: button))
  }

  func agree() { didAgree?() }
}
