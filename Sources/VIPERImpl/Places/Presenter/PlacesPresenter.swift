import SharedModel

/// Decides when places are loaded and searched, which page comes next, and what is said about failures.
final class PlacesPresenter {
  /// What is waited for, one thing at a time.
  private enum Activity {
    case none
    case loading
    case loadingMore
    case refreshing
  }

  weak var view: (any PlacesViewInput)?  // it owns this
  private let interactor: any PlacesInteractorInput
  private let router: any PlacesRouterInput
  private var title = ""
  private var query = PlaceQuery()
  private var activity = Activity.none
  /// What is listed; nil until a load has succeeded.
  private var list: PlaceListItem?
  private var favouriteIDs: Set<String> = []

  init(interactor: any PlacesInteractorInput, router: any PlacesRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  // MARK: - Loading

  private func load() {
    activity = .loading
    view?.hideError()
    view?.showSpinner()
    interactor.obtainPlaces(query)
  }

  private func loadMore() {
    guard activity == .none, list?.isComplete == false else { return }
    activity = .loadingMore
    view?.showMore(Texts.loadingMore, isEnabled: false)
    interactor.obtainMorePlaces()
  }

  private func refresh() {
    activity = .refreshing
    view?.hideMore()
    interactor.obtainPlaces(query)
  }

  private func endActivity() {
    activity = .none
    view?.hideSpinner()
    view?.endRefreshing()
  }

  // MARK: - View

  private func showPlaces() {
    let emptyNote = list.flatMap { $0.places.isEmpty ? Texts.noPlaces($0.query) : nil }
    view?.showPlaces(PlacesViewModel(rows: (list?.places ?? []).map(row(for:)), emptyNote: emptyNote))
  }

  private func row(for place: PlaceItem) -> PlacesViewModel.Row {
    let mark = favouriteIDs.contains(place.id) ? Texts.favouriteMark : nil
    return PlacesViewModel.Row(title: place.name, subtitle: place.summary, accessory: mark)
  }
}

// MARK: - PlacesModuleInput

extension PlacesPresenter: PlacesModuleInput {
  var savedScreen: SavedState.Screen { .places(quarterID: query.quarterID, title: title, query: query.text) }

  func configureModule(title: String, query: PlaceQuery) {
    self.title = title
    self.query = query
    view?.showTitle(title)
  }
}

// MARK: - PlacesViewOutput

extension PlacesPresenter: PlacesViewOutput {
  func didTriggerViewReady() {
    view?.showQuery(query.text)
    interactor.observeFavourites()
    load()
  }

  func didEditQuery(_ text: String) {
    query.text = text
    activity = .loading
    view?.endRefreshing()
    view?.hideMore()
    view?.hideError()
    view?.showSpinner()
    interactor.searchPlaces(query)
  }

  func didPullToRefresh() {
    switch (activity, list) {
    case (.none, nil):
      view?.endRefreshing()
      load()
    case (.none, _?), (.loadingMore, _): refresh()
    case (.loading, _): view?.endRefreshing()
    case (.refreshing, _): break
    }
  }

  func didSelectRow(at index: Int) {
    guard let list else { return }
    router.openPlace(list.places[index], listID: list.id)
  }

  func didScrollToEnd() {
    loadMore()
  }

  func didTapMore() {
    loadMore()
  }

  func didTapRetry() {
    load()
  }
}

// MARK: - PlacesInteractorOutput

extension PlacesPresenter: PlacesInteractorOutput {
  func didObtainPlaces(_ list: PlaceListItem) {
    endActivity()
    self.list = list
    view?.hideMore()
    showPlaces()
  }

  func didChangePlaces(_ list: PlaceListItem) {
    // After a failure nothing is listed, though places opened before may still use the list.
    guard let before = self.list else { return }
    self.list = list
    showPlaces()
    // Next has loaded the page that couldn't be loaded here; after a mere removal it still can be asked for.
    if activity == .none, list.places.count >= before.places.count { view?.hideMore() }
  }

  func didObtainMorePlaces() {
    endActivity()
    view?.hideMore()
  }

  func didFailToObtainPlaces(_ error: ServiceError) {
    let failed = activity
    endActivity()
    switch failed {
    case .none, .loading:
      list = nil
      showPlaces()
      view?.showError(Texts.loadFailed(error))
    case .loadingMore:
      view?.showMore(Texts.loadMoreFailed, isEnabled: true)
    case .refreshing:
      router.openAlert(title: Texts.refreshFailed)
    }
  }

  func didObtainFavourites(ids: Set<String>) {
    let changed = favouriteIDs.symmetricDifference(ids)
    favouriteIDs = ids
    for (index, place) in (list?.places ?? []).enumerated() where changed.contains(place.id) {
      view?.updateRow(row(for: place), at: index)
    }
  }
}
