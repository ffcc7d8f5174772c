@testable import VIPERImpl

final class PlaceRouterDouble: PlaceRouterInput {
  enum Call: Equatable {
    case place(PlaceItem)
    case note(String, text: String?)
    case closeNote
    case alert(String)
    case close
  }

  var isOnTop = true
  private(set) var calls: [Call] = []
  private(set) var closeAlert: (() -> Void)?
  private(set) weak var noteOutput: (any NoteModuleOutput)?

  func openPlace(_ place: PlaceItem) {
    calls.append(.place(place))
  }

  func openNote(placeID: String, text: String?, output: any NoteModuleOutput) {
    calls.append(.note(placeID, text: text))
    noteOutput = output
  }

  func closeNote() {
    calls.append(.closeNote)
  }

  func openAlert(title: String, didClose: @escaping () -> Void) {
    calls.append(.alert(title))
    closeAlert = didClose
  }

  func closeModule() {
    calls.append(.close)
  }
}
