import SharedModel

/// Lists the quarters of the city in the order that the user chooses.
final class QuartersPresenter {
  weak var view: (any QuartersView)? {  // the view controller, which owns this presenter
    didSet { view?.setTitle(Texts.quarters) }
  }
  private let service: any QuartersService
  private let router: any QuartersRouting
  private var order: QuarterOrder
  private var quarters: [Quarter]?
  private var request: Cancellable?

  init(quarters service: any QuartersService, order: QuarterOrder, router: any QuartersRouting) {
    self.service = service
    self.order = order
    self.router = router
  }

  // MARK: - Loading

  private func load() {
    view?.setLoadStatus(.loading)
    request = service.fetchQuarters { [weak self] in self?.didLoad($0) }
  }

  private func didLoad(_ result: Result<[Quarter], ServiceError>) {
    request = nil
    switch result {
    case .success(let quarters):
      view?.setLoadStatus(.idle)
      show(quarters)
    case .failure(let error):
      view?.setLoadStatus(.failed(error.message))
    }
  }

  private func refresh() {
    request = service.fetchQuarters { [weak self] in self?.didRefresh($0) }
  }

  private func didRefresh(_ result: Result<[Quarter], ServiceError>) {
    request = nil
    view?.endRefreshing()
    switch result {
    case .success(let quarters): show(quarters)
    case .failure: router.showAlert(title: Texts.refreshFailed, button: Texts.ok)
    }
  }

  private func show(_ quarters: [Quarter]) {
    self.quarters = quarters
    view?.setRows(order.sorted(quarters).map { QuartersRow(title: $0.name, subtitle: $0.summary) })
    view?.setEmptyShown(quarters.isEmpty)
  }
}

// MARK: - QuartersPresenting

extension QuartersPresenter: QuartersPresenting {
  func viewDidLoad() {
    view?.setOrder(at: QuarterOrder.allCases.firstIndex(of: order))
    load()
  }

  func didChooseOrder(at index: Int) {
    order = QuarterOrder.allCases[index]
    if let quarters { show(quarters) }
  }

  func didSelectRow(at index: Int) {
    if let quarters { router.openPlaces(in: order.sorted(quarters)[index]) }
  }

  func didPullToRefresh() {
    let hasLoaded = quarters != nil
    if !hasLoaded { view?.endRefreshing() }
    guard request == nil else { return }
    if hasLoaded { refresh() } else { load() }
  }

  func didTapRetry() {
    load()
  }
}

// MARK: - RestorablePresenting

extension QuartersPresenter: RestorablePresenting {
  func record(in state: inout SavedState) {
    state.screens.append(.quarters(order: order))
  }
}
