import Foundation
import SharedModel

/// Decides when places are loaded and searched, which page comes next, and what is said about failures.
final class PlacesPresenter {
  /// What is in flight, one thing at a time.
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

  init(interactor: any PlacesInteractorInput, router: any PlacesRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  // MARK: - Loading

  // snippet.load
  private func load() {
    activity = .loading
    view?.hideError()
    view?.showSpinner()
    interactor.obtainPlaces(query)
  }
  // snippet.end

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
    view?.showPlaces(PlacesViewModel(rows: (list?.places ?? []).map(row(for:)), emptyText: emptyText))
  }

  /// The text in place of an empty list; `nil` if there are places, or nothing is known.
  private var emptyText: String? {
    guard let list, list.places.isEmpty else { return nil }
    let text = list.query.trimmedText
    return text.isEmpty ? Texts.nothingHere : String(format: Texts.noMatch, text)
  }

  private func row(for place: PlaceItem) -> PlacesViewModel.Row {
    let mark = interactor.isFavourite(placeID: place.id) ? Texts.favouriteMark : nil
    return PlacesViewModel.Row(title: place.name, subtitle: place.summary, accessory: mark)
  }
}

// MARK: - PlacesModuleInput

extension PlacesPresenter: PlacesModuleInput {
  func obtainSavedScreen() -> SavedState.Screen { .places(quarterID: query.quarterID, title: title, query: query.text) }

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
    router.openPlace(id: list.places[index].id, pager: list.pager)
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
    showPlaces()
  }

  func didAddPlaces(_ places: [PlaceItem], isComplete: Bool) {
    // After a failure nothing is listed, though places opened before may still use the list.
    guard list != nil else { return }
    list?.places += places
    list?.isComplete = isComplete
    view?.addRows(places.map(row(for:)), emptyText: emptyText)
    // Not requested here: Next loaded the page that couldn't be loaded here.
    if activity == .none { view?.hideMore() }
  }

  func didRemovePlace(at index: Int) {
    guard list != nil else { return }
    list?.places.remove(at: index)
    view?.removeRow(at: index, emptyText: emptyText)
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
      view?.showError(error == .offline ? Texts.noConnection : Texts.somethingWentWrong)
    case .loadingMore:
      view?.showMore(Texts.loadMoreFailed, isEnabled: true)
    case .refreshing:
      router.openAlert(title: Texts.refreshFailed)
    }
  }

  func didChangeFavourite(ofPlaceAt index: Int) {
    if let place = list?.places[index] { view?.updateRow(row(for: place), at: index) }
  }
}
