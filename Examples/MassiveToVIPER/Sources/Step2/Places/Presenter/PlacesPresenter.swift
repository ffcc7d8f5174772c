import Foundation
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
  private var places: [PlaceItem]?
  /// What the places match.
  private var listedQuery = PlaceQuery()
  /// Whether there are no more pages.
  private var isComplete = false

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
    guard activity == .none, places != nil, !isComplete else { return }
    activity = .loadingMore
    view?.showMore(Texts.loadingMore, isEnabled: false)
    interactor.obtainMorePlaces()
  }

  private func endActivity() {
    activity = .none
    view?.hideSpinner()
    view?.endRefreshing()
  }

  // MARK: - View

  private func showPlaces() {
    view?.showPlaces(PlacesViewModel(rows: (places ?? []).map(row(for:)), emptyNote: emptyNote))
  }

  /// Says that there is nothing to list; nil when that isn't so, or isn't known.
  private var emptyNote: String? {
    guard places?.isEmpty == true else { return nil }
    let text = listedQuery.trimmedText
    return text.isEmpty ? Texts.nothingHere : String(format: Texts.noMatch, text)
  }

  private func row(for place: PlaceItem) -> PlacesViewModel.Row {
    let mark = place.isFavourite ? Texts.favouriteMark : nil
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
    switch activity {
    case .none where places == nil:
      // There is nothing to refresh: this is Retry.
      view?.endRefreshing()
      load()
    case .none, .loadingMore:
      activity = .refreshing
      view?.hideMore()
      interactor.obtainPlaces(query)
    case .loading:
      view?.endRefreshing()
    case .refreshing: break
    }
  }

  func didSelectRow(at index: Int) {
    guard let places else { return }
    router.openPlace(id: places[index].id)
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
  func didObtainPlaces(_ places: [PlaceItem], query: PlaceQuery, isComplete: Bool) {
    endActivity()
    self.places = places
    listedQuery = query
    self.isComplete = isComplete
    showPlaces()
  }

  func didAddPlaces(_ added: [PlaceItem], isComplete: Bool) {
    // After a failure nothing is listed, though a place opened before may still go through the places of before.
    guard places != nil else { return }
    places? += added
    self.isComplete = isComplete
    view?.addRows(added.map(row(for:)), emptyNote: emptyNote)
    // Unasked comes the page that couldn't be loaded here, once Next has loaded it.
    if activity != .loadingMore { view?.hideMore() }
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
      places = nil
      showPlaces()
      view?.showError(error == .offline ? Texts.noConnection : Texts.somethingWentWrong)
    case .loadingMore:
      view?.showMore(Texts.loadMoreFailed, isEnabled: true)
    case .refreshing:
      router.openAlert(title: Texts.refreshFailed)
    }
  }

  func didUpdatePlace(_ place: PlaceItem, at index: Int) {
    guard places != nil else { return }
    places?[index] = place
    view?.updateRow(row(for: place), at: index)
  }

  func didRemovePlace(at index: Int) {
    guard places != nil else { return }
    places?.remove(at: index)
    view?.removeRow(at: index, emptyNote: emptyNote)
  }
}
