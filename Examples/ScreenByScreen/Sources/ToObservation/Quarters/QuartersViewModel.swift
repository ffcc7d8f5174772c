import Observation
import SharedModel

/// The state of the quarters screen, and its requests.
@Observable
final class QuartersViewModel {
  private(set) var order: QuarterOrder
  /// Why there is nothing to show.
  private(set) var error: ServiceError?
  /// Hears that a refresh has failed. That happens, and is nothing that a screen shows from then on.
  @ObservationIgnored var didFailToRefresh: () -> Void = {}

  private let service: any QuartersService
  /// Nil until a load has succeeded.
  private var loaded: [Quarter]?
  private var request: Cancellable?

  var quarters: [Quarter] { order.sorted(loaded ?? []) }
  var isLoading: Bool { request != nil && loaded == nil }
  var isRefreshing: Bool { request != nil && loaded != nil }
  var isEmpty: Bool { loaded?.isEmpty == true }

  init(service: any QuartersService, order: QuarterOrder) {
    self.service = service
    self.order = order
  }

  /// Loads the quarters, or loads them again while those that are there stay.
  func load() {
    guard request == nil else { return }
    error = nil
    request = service.fetchQuarters { [weak self] in self?.didLoad($0) }
  }

  func choose(_ order: QuarterOrder) {
    self.order = order
  }

  private func didLoad(_ result: Result<[Quarter], ServiceError>) {
    request = nil
    switch result {
    case .success(let quarters): loaded = quarters
    case .failure(let failure) where loaded == nil: error = failure
    case .failure: didFailToRefresh()
    }
  }
}
