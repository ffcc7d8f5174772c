import SharedModel

/// The view model of the list of quarters.
final class QuartersViewModel {
  let title = Texts.quarters
  let rows = Observable<[QuarterRowViewModel]>([])
  let status = Observable(LoadStatusViewModel.idle)
  let isRefreshing = Observable(false)
  let isEmpty = Observable(false)

  weak var coordinatorDelegate: (any QuartersViewModelCoordinatorDelegate)?  // owned by its parent coordinator

  private let service: any QuartersService
  private var order: QuarterOrder
  private var quarters: [Quarter]?
  private var request: Cancellable?

  private var sortedQuarters: [Quarter] { order.sorted(quarters ?? []) }

  /// The index of the chosen order among all orders.
  var orderIndex: Int? { QuarterOrder.allCases.firstIndex(of: order) }

  init(quarters service: any QuartersService, order: QuarterOrder) {
    self.service = service
    self.order = order
  }

  // MARK: - Input

  func load() {
    guard request == nil else { return }
    status.value = .loading
    request = service.fetchQuarters { [weak self] in self?.didLoad($0) }
  }

  func refresh() {
    // Set in any case, because the pulled list already shows that it refreshes.
    isRefreshing.value = quarters != nil
    guard request == nil else { return }
    guard isRefreshing.value else { return load() }
    request = service.fetchQuarters { [weak self] in self?.didRefresh($0) }
  }

  func chooseOrder(at index: Int) {
    order = QuarterOrder.allCases[index]
    updateRows()
  }

  func selectRow(at index: Int) {
    coordinatorDelegate?.quartersDidSelect(sortedQuarters[index])
  }

  // MARK: - Output

  private func didLoad(_ result: Result<[Quarter], ServiceError>) {
    request = nil
    switch result {
    case .success(let quarters):
      status.value = .idle
      show(quarters)
    case .failure(let failure): status.value = .failed(failure.message)
    }
  }

  private func didRefresh(_ result: Result<[Quarter], ServiceError>) {
    request = nil
    isRefreshing.value = false
    switch result {
    case .success(let quarters): show(quarters)
    case .failure: coordinatorDelegate?.quartersDidFailToRefresh(Texts.refreshFailed)
    }
  }

  private func show(_ quarters: [Quarter]) {
    self.quarters = quarters
    isEmpty.value = quarters.isEmpty
    updateRows()
  }

  private func updateRows() {
    rows.value = sortedQuarters.map { QuarterRowViewModel(name: $0.name, summary: $0.summary) }
  }
}

// MARK: - RestorableViewModel

extension QuartersViewModel: RestorableViewModel {
  var restorableState: SavedState.Screen { .quarters(order: order) }
}
