import SharedModel

@testable import MVPRImpl

/// Records where the presenter navigates, and closes alert and note when a test says so.
final class PlaceRouterDouble: @MainActor PlaceRouting {
  enum Route: Equatable {
    case place(Place)
    case note(placeID: Place.ID, text: String?)
    case alert(String, button: String)
    case dismissPresented
    case close
  }

  var isOnTop = true
  private(set) var routes: [Route] = []
  private(set) var list: (any PlaceSequence)?
  private var didCloseAlert: (() -> Void)?
  private var didFindPlaceGone: (() -> Void)?

  func openPlace(_ place: Place, in list: any PlaceSequence) {
    routes.append(.place(place))
    self.list = list
  }

  func openNote(placeID: Place.ID, text: String?, didFindPlaceGone: @escaping () -> Void) {
    routes.append(.note(placeID: placeID, text: text))
    self.didFindPlaceGone = didFindPlaceGone
  }

  func showAlert(title: String, button: String, didClose: @escaping () -> Void) {
    routes.append(.alert(title, button: button))
    didCloseAlert = didClose
  }

  func dismissPresented() { routes.append(.dismissPresented) }
  func close() { routes.append(.close) }

  func closeAlert() { didCloseAlert?() }
  func closeNoteAsPlaceIsGone() { didFindPlaceGone?() }
}
