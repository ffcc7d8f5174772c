import SharedModel

/// What the screen of the quarters shows, and what comes of the user's input.
final class QuartersViewModel {
  let title = Texts.quarters
  let rows = Observable<[QuarterRowViewModel]>([])
  let isLoading = Observable(false)
  let isRefreshing = Observable(false)
  let isEmpty = Observable(false)
  let error = Observable<String?>(nil)

  weak var coordinatorDelegate: (any QuartersViewModelCoordinatorDelegate)?  // owned by its parent coordinator

  private let service: any QuartersService
  private var order: QuarterOrder
  private var quarters: [Quarter]?
  private var request: Cancellable?

  private var sortedQuarters: [Quarter] { order.sorted(quarters ?? []) }

  /// The chosen order, counted from 0 as they are offered.
  var orderIndex: Int? { QuarterOrder.allCases.firstIndex(of: order) }

  init(quarters service: any QuartersService, order: QuarterOrder) {
    self.service = service
    self.order = order
  }

  // MARK: - Input

  func load() {
    guard request == nil else { return }
    error.value = nil
    isLoading.value = true
    request = service.fetchQuarters { [weak self] in self?.didLoad($0) }
  }

  func refresh() {
    // Set first, whatever comes of it: the list that was pulled shows already that it refreshes.
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
    isLoading.value = false
    switch result {
    case .success(let quarters): show(quarters)
    case .failure(let failure): error.value = failure.message
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
