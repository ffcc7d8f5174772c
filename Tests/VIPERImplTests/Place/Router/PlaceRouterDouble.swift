@testable import VIPERImpl

final class PlaceRouterDouble: AlertRouterDouble, @MainActor PlaceRouterInput {
  enum Call: Equatable {
    case place(PlaceItem)
    case note(String, text: String?)
    case alert(String)
    case alertOverPlace(String)
    case close
  }

  private(set) var calls: [Call] = []
  private(set) var confirmAlertOverPlace: (() -> Void)?
  private(set) weak var noteOutput: (any NoteModuleOutput)?

  func openPlace(_ place: PlaceItem) {
    calls.append(.place(place))
  }

  func openNote(placeID: String, text: String?, output: any NoteModuleOutput) {
    calls.append(.note(placeID, text: text))
    noteOutput = output
  }

  func openAlertOverPlace(_ alert: AlertViewModel, for outcome: AlertOutcome, output: any AlertOutput) {
    calls.append(.alertOverPlace(alert.title))
    confirmAlertOverPlace = { [weak output] in output?.didConfirmAlert(outcome) }
  }

  override func didOpen(_ alert: AlertViewModel) {
    super.didOpen(alert)
    calls.append(.alert(alert.title))
  }

  func closeModule() {
    calls.append(.close)
  }
}
