import SharedModel

/// Decides when quarters are loaded, in which order they are shown and how failures are reported.
final class QuartersPresenter {
  private enum Activity {
    case none
    case loading
    case refreshing
  }

  weak var view: (any QuartersViewInput)? {  // it owns this
    didSet { view?.showTitle(Texts.quarters) }
  }
  private let interactor: any QuartersInteractorInput
  private let router: any QuartersRouterInput
  private let orders = QuarterOrder.allCases
  private var order = QuarterOrder.priority
  private var activity = Activity.none
  /// The quarters in the chosen order; `nil` until a load has succeeded.
  private var quarters: [QuarterItem]?

  init(interactor: any QuartersInteractorInput, router: any QuartersRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  private func load() {
    activity = .loading
    view?.hideError()
    view?.showSpinner()
    interactor.obtainQuarters()
  }

  private func refresh() {
    activity = .refreshing
    interactor.obtainQuarters()
  }

  private func endActivity() {
    activity = .none
    view?.hideSpinner()
    view?.endRefreshing()
  }

  private func show(_ quarters: [QuarterItem]) {
    let quarters = interactor.sortQuarters(quarters, by: order)
    self.quarters = quarters
    let rows = quarters.map { QuartersViewModel.Row(title: $0.name, subtitle: $0.summary) }
    view?.showQuarters(QuartersViewModel(rows: rows, isEmptyTextShown: rows.isEmpty))
  }
}

// MARK: - QuartersModuleInput

extension QuartersPresenter: QuartersModuleInput {
  func obtainSavedScreen() -> SavedState.Screen { .quarters(order: order) }

  func configureModule(order: QuarterOrder) {
    self.order = order
  }
}

// MARK: - QuartersViewOutput

extension QuartersPresenter: QuartersViewOutput {
  func didTriggerViewReady() {
    if let index = orders.firstIndex(of: order) { view?.showOrder(at: index) }
    load()
  }

  func didChooseOrder(at index: Int) {
    order = orders[index]
    if let quarters { show(quarters) }
  }

  func didPullToRefresh() {
    switch (activity, quarters) {
    case (.none, nil):
      view?.endRefreshing()
      load()
    case (.none, _?): refresh()
    case (.loading, _): view?.endRefreshing()
    case (.refreshing, _): break
    }
  }

  func didTapRetry() {
    load()
  }

  func didSelectRow(at index: Int) {
    guard let quarter = quarters?[index] else { return }
    router.openPlaces(ofQuarter: quarter)
  }
}

// MARK: - QuartersInteractorOutput

extension QuartersPresenter: QuartersInteractorOutput {
  func didObtainQuarters(_ quarters: [QuarterItem]) {
    endActivity()
    show(quarters)
  }

  func didFailToObtainQuarters(_ error: ServiceError) {
    let wasRefreshing = activity == .refreshing
    endActivity()
    if wasRefreshing {
      router.openAlert(.notice(Texts.refreshFailed))
    } else {
      view?.showError(error.message)
    }
  }
}
