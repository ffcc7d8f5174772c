import HeadlessUI
import SharedModel

/// Receives the input of the places' screen, and loads, searches and follows the places.
final class PlacesInteractor {
  weak var delegate: (any PlacesInteractorDelegate)?  // owns the view, which owns this

  private let search: TextField
  private let model: PlacesModel
  private let service: any PlacesService
  private let clock: any AppClock
  private let pause: Duration
  /// The run of an action, of which there is at most one.
  private var running: Cancellable?
  private var favouritesObservation: Cancellable?
  private var listObservation: Cancellable?

  /// - Parameter pause: The time that a search waits for the next letter.
  init(model: PlacesModel, service: any PlacesService, clock: any AppClock, pause: Duration, search: TextField) {
    self.model = model
    self.search = search
    self.service = service
    self.clock = clock
    self.pause = pause
  }

  /// Follows changes while the screen exists, and loads the first page.
  func start() {
    favouritesObservation = model.favourites.observe { [weak self] in self?.favouriteDidChange($0) }
    load()
  }

  // MARK: - Input

  // snippet.input
  func didEditSearch() {
    model.query.text = search.text
    begin(.load)
    running = SearchPlacesAction(query: model.query, service: service, pause: pause, clock: clock).run { [weak self] in
      self?.didLoad($0)
    }
  }
  // snippet.end

  func didPullToRefresh() {
    switch model.status.wait {
    case nil where model.list == nil: load()
    case nil, .more: refresh()
    case .load, .refresh: delegate?.interactorDidChangeProgress()
    }
  }

  func load() {
    begin(.load)
    running = LoadPlacesAction(query: model.query, service: service).run { [weak self] in self?.didLoad($0) }
  }

  func loadMore() {
    guard model.status.wait == nil, let list = model.list, !list.isComplete else { return }
    begin(.more)
    running = LoadMorePlacesAction(places: list, service: service).run { [weak self] in
      self?.didLoadMore($0, in: list)
    }
  }

  // MARK: - Actions

  private func refresh() {
    begin(.refresh)
    running = LoadPlacesAction(query: model.query, service: service).run { [weak self] in self?.didRefresh($0) }
  }

  // snippet.begin
  /// Cancels the running action, so that its reply never arrives, and begins another wait.
  private func begin(_ wait: LoadStatus.Wait) {
    running?.cancel()
    model.status = LoadStatus(wait: wait)
    model.hasFailedToLoadMore = false
    delegate?.interactorDidChangeProgress()
  }
  // snippet.end

  private func end() {
    running = nil
    model.status = LoadStatus()
  }

  // snippet.done
  private func didLoad(_ result: Result<PlacePage, ServiceError>) {
    end()
    switch result {
    case .success(let page): show(page)
    case .failure(let error):
      model.status.failure = error
      show(nil)
    }
    delegate?.interactorDidChangeProgress()
  }
  // snippet.end

  private func didLoadMore(_ result: Result<PlacePage?, ServiceError>, in list: LoadedPlaces) {
    end()
    switch result {
    case .success(let page?): list.add(page)
    case .success(nil): break
    case .failure: model.hasFailedToLoadMore = true
    }
    delegate?.interactorDidChangeProgress()
  }

  private func didRefresh(_ result: Result<PlacePage, ServiceError>) {
    end()
    switch result {
    case .success(let page): show(page)
    case .failure: delegate?.interactorDidFailToRefresh()
    }
    delegate?.interactorDidChangeProgress()
  }

  /// Replaces the list by one that begins with a page, or drops it.
  private func show(_ firstPage: PlacePage?) {
    model.list = firstPage.map { LoadedPlaces(query: model.query, firstPage: $0) }
    listObservation = model.list?.observe { [weak self] in self?.listDidChange($0) }
    delegate?.interactorDidChangeList()
  }

  // MARK: - Changes

  private func listDidChange(_ change: LoadedPlaces.Change) {
    // Nothing is missing any more, even if another screen has loaded the page.
    if case .added = change { model.hasFailedToLoadMore = false }
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
