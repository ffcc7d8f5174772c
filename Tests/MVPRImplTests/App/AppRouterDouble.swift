import SharedModel

@testable import MVPRImpl

/// Remembers where it was to lead.
final class AppRouterDouble: AppRouting {
  enum Route: Equatable {
    case signIn(message: String?)
    case guide(SavedState)
    case replaced(SavedState)
    case alert(title: String, button: String)
  }

  var savedState: SavedState?
  private(set) var routes: [Route] = []

  func showSignIn(message: String?) {
    routes.append(.signIn(message: message))
    savedState = nil
  }
  func showGuide(_ state: SavedState) { routes.append(.guide(state)) }
  func replaceScreens(by state: SavedState) { routes.append(.replaced(state)) }
  func showAlert(title: String, button: String) { routes.append(.alert(title: title, button: button)) }
}
