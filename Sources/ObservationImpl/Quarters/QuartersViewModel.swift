import Observation
import SharedModel

/// What the screen of the quarters shows, and what comes of the user's input.
@Observable
final class QuartersViewModel {
  let title = Texts.quarters
  private(set) var order: QuarterOrder
  private(set) var error: String?

  private let dependencies: GuideDependencies
  /// Nil until a load has succeeded.
  private var quarters: [Quarter]?
  private var request: Cancellable?

  var rows: [QuarterRow] { sortedQuarters.map { QuarterRow(name: $0.name, summary: $0.summary) } }
  var isLoading: Bool { request != nil && quarters == nil }
  var isRefreshing: Bool { request != nil && quarters != nil }
  var isEmpty: Bool { quarters?.isEmpty == true }
  /// The chosen order, counted from 0 as they are offered.
  var orderIndex: Int? { QuarterOrder.allCases.firstIndex(of: order) }

  private var sortedQuarters: [Quarter] { order.sorted(quarters ?? []) }

  init(order: QuarterOrder, dependencies: GuideDependencies) {
    self.order = order
    self.dependencies = dependencies
  }

  /// Loads the quarters, or loads them again while those that are there stay.
  func load() {
    guard request == nil else { return }
    error = nil
    request = dependencies.app.quarters.fetchQuarters { [weak self] in self?.didLoad($0) }
  }

  func chooseOrder(at index: Int) {
    order = QuarterOrder.allCases[index]
  }

  func selectRow(at index: Int) {
    let quarter = sortedQuarters[index]
    let places = PlacesViewModel(
      title: quarter.name, query: PlaceQuery(quarterID: quarter.id), dependencies: dependencies)
    dependencies.navigation?.destinations.append(.places(places))
  }

  private func didLoad(_ result: Result<[Quarter], ServiceError>) {
    request = nil
    switch result {
    case .success(let loaded): quarters = loaded
    case .failure(let failure) where quarters == nil: error = failure.message
    case .failure: dependencies.navigation?.say(Alert(Texts.refreshFailed))
    }
  }
}
