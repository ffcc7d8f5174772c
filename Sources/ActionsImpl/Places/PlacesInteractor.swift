import HeadlessUI
import SharedModel

/// Receives the input of the places' screen, and loads, searches and follows the places.
final class PlacesInteractor {
  weak var delegate: (any PlacesInteractorDelegate)?  // owns the view, which owns this

  private let search: TextField
  private let model: PlacesModel
  private let loadPlaces: LoadPlacesAction
  private let searchPlaces: SearchPlacesAction
  private let loadMorePlaces: LoadMorePlacesAction
  private let followPlaces = FollowPlacesAction()
  private let followFavourites: FollowFavouritesAction
  private var running: (any Action)?

  /// - Parameter pause: The time that a search waits for the next letter.
  init(model: PlacesModel, service: any PlacesService, clock: any AppClock, pause: Duration, search: TextField) {
    self.model = model
    self.search = search
    loadPlaces = LoadPlacesAction(query: model.query, service: service)
    searchPlaces = SearchPlacesAction(load: loadPlaces, pause: pause, clock: clock)
    loadMorePlaces = LoadMorePlacesAction(service: service)
    followFavourites = FollowFavouritesAction(favourites: model.favourites)
  }

  /// Follows changes while the screen exists, and loads the first page.
  func start() {
    followFavourites.run { [weak self] in self?.favouriteDidChange($0) }
    load()
  }

  // MARK: - Input

  // snippet.input
  func didEditSearch() {
    model.query.text = search.text
    begin(.load, searchPlaces)
    searchPlaces.run { [weak self] in self?.didLoad($0) }
  }
  // snippet.end

  func didPullToRefresh() {
    switch model.wait {
    case nil where model.list == nil: load()
    case nil, .more: refresh()
    case .load, .refresh: delegate?.interactorDidChangeProgress()
    }
  }

  func load() {
    begin(.load, loadPlaces)
    loadPlaces.run { [weak self] in self?.didLoad($0) }
  }

  func loadMore() {
    guard model.wait == nil, model.list?.isComplete == false else { return }
    begin(.more, loadMorePlaces)
    loadMorePlaces.run { [weak self] in self?.didLoadMore($0) }
  }

  // MARK: - Actions

  private func refresh() {
    begin(.refresh, loadPlaces)
    loadPlaces.run { [weak self] in self?.didRefresh($0) }
  }

  // snippet.begin
  /// Cancels the running action, so that its reply never arrives, and begins another wait.
  private func begin(_ wait: PlacesModel.Wait, _ action: any Action) {
    running?.cancel()
    running = action
    loadPlaces.query = model.query
    model.wait = wait
    model.failure = nil
    model.hasFailedToLoadMore = false
    delegate?.interactorDidChangeProgress()
  }
  // snippet.end

  // snippet.done
  private func didLoad(_ result: Result<LoadedPlaces, ServiceError>) {
    model.wait = nil
    switch result {
    case .success(let list): show(list)
    case .failure(let error):
      model.failure = error
      show(nil)
    }
    delegate?.interactorDidChangeProgress()
  }
  // snippet.end

  private func didLoadMore(_ result: Result<Void, ServiceError>) {
    model.wait = nil
    if case .failure = result { model.hasFailedToLoadMore = true }
    delegate?.interactorDidChangeProgress()
  }

  private func didRefresh(_ result: Result<LoadedPlaces, ServiceError>) {
    model.wait = nil
    switch result {
    case .success(let list): show(list)
    case .failure: delegate?.interactorDidFailToRefresh()
    }
    delegate?.interactorDidChangeProgress()
  }

  private func show(_ list: LoadedPlaces?) {
    model.list = list
    loadMorePlaces.places = list
    followPlaces.places = list
    followPlaces.run { [weak self] in self?.placesDidChange($0) }
    delegate?.interactorDidChangeList()
  }

  // MARK: - Changes

  private func placesDidChange(_ change: LoadedPlaces.Change) {
    // This screen didn't ask for the page: Next loaded it.
    if case .added = change, model.wait == nil { model.hasFailedToLoadMore = false }
    delegate?.interactorDidChangeRows(change)
  }

  // snippet.favourite
  private func favouriteDidChange(_ id: Place.ID) {
    if let row = model.list?.row(of: id) { delegate?.interactorDidChangeFavourite(at: row) }
  }
  // snippet.end
}

// MARK: - TableViewDelegate

extension PlacesInteractor: TableViewDelegate {
  // snippet.select
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    if let list = model.list { delegate?.interactorDidSelect(list.places[indexPath.row], in: list) }
  }
  // snippet.end

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
    if indexPath.row == tableView.numberOfRows(inSection: indexPath.section) - 1 { loadMore() }
  }
}
