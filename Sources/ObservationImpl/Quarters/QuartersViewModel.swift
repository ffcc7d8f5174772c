import Observation
import SharedModel

/// The state of the screen of the quarters, and its reactions to the user's input.
@Observable
final class QuartersViewModel {
  let title = Texts.quarters
  private(set) var order: QuarterOrder
  private(set) var error: String?

  @ObservationIgnored var didSelect: (Quarter) -> Void = { _ in }
  @ObservationIgnored var showAlert: (Alert) -> Void = { _ in }

  private let service: any QuartersService
  /// The quarters in the chosen order; `nil` until a load has succeeded.
  private var quarters: [Quarter]?
  private var request: Cancellable?

  var rows: [QuarterRow] { (quarters ?? []).map { QuarterRow(name: $0.name, summary: $0.summary) } }
  var isLoading: Bool { request != nil && quarters == nil }
  var isRefreshing: Bool { request != nil && quarters != nil }
  var isEmpty: Bool { quarters?.isEmpty == true }
  /// The position of the chosen order among those offered, counted from 0.
  var orderIndex: Int? { QuarterOrder.allCases.firstIndex(of: order) }

  init(order: QuarterOrder, service: any QuartersService) {
    self.order = order
    self.service = service
  }

  /// Loads the quarters, or loads them again while the present ones stay.
  func load() {
    guard request == nil else { return }
    error = nil
    request = service.fetchQuarters { [weak self] in self?.didLoad($0) }
  }

  func chooseOrder(at index: Int) {
    order = QuarterOrder.allCases[index]
    quarters = quarters.map { order.sorted($0) }
  }

  func selectRow(at index: Int) {
    if let quarters { didSelect(quarters[index]) }
  }

  private func didLoad(_ result: Result<[Quarter], ServiceError>) {
    request = nil
    switch result {
    case .success(let loaded): quarters = order.sorted(loaded)
    case .failure(let failure) where quarters == nil: error = failure.message
    case .failure: showAlert(Alert(Texts.refreshFailed))
    }
  }
}
