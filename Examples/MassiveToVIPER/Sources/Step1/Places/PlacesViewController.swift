import Foundation
import HeadlessUI
import SharedModel
import Storyboard

import struct HeadlessUI.IndexPath

/// Lists places page by page, searches and refreshes them, and marks the favourites. It opens no other screen.
final class PlacesViewController: ViewController {
  /// The dependencies of the list and of the places that it opens.
  struct Dependencies {
    let service: any PlacesService
    let favourites: Favourites
    let clock: any AppClock
    let searchDebounce: Duration
    let place: PlaceViewController.Dependencies
  }

  /// The quarter to search; nil for all quarters.
  var quarterID: Quarter.ID?
  /// The text in the search field.
  var searchText = ""

  private let layout = PlacesLayout()
  private let dependencies: Dependencies
  private let debouncer: Debouncer
  private let output: any PlacesViewOutput
  /// The places in the list, shared with those opened from it; nil until a load has succeeded.
  private var pager: PagingFacade?
  private var favouritesObservation: Cancellable?
  // At most one of these is set at a time; setting it to nil cancels it.
  private var loadRequest: Cancellable?
  private var moreRequest: Cancellable?
  private var refreshRequest: Cancellable?

  private var places: [Place] { pager?.places ?? [] }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    debouncer = Debouncer(clock: dependencies.clock, delay: dependencies.searchDebounce)
    let router = PlacesRouter(place: dependencies.place, alertAssembly: AlertAssembly())
    output = PlacesPresenter(router: router)
    super.init(nibName: PlacesLayout.name)
    title = Texts.places
    router.transitionHandler = self
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.search.text = searchText
    layout.list.dataSource = self
    layout.list.delegate = self
    layout.search.addTarget(self, action: PlacesViewController.didEditSearch, for: .editingChanged)
    layout.refreshControl.addTarget(self, action: PlacesViewController.didPullToRefresh, for: .valueChanged)
    layout.retry.addTarget(self, action: PlacesViewController.load, for: .touchUpInside)
    layout.more.addTarget(self, action: PlacesViewController.loadMore, for: .touchUpInside)
    favouritesObservation = dependencies.favourites.observe { [weak self] id in
      guard let self, let index = pager?.index(of: id) else { return }
      layout.list.reloadRows(at: [IndexPath(row: index)])
    }
    load()
  }

  // MARK: - Search

  private func didEditSearch() {
    searchText = layout.search.text
    loadRequest = nil
    moreRequest = nil
    refreshRequest = nil
    layout.refreshControl.endRefreshing()
    layout.more.isHidden = true
    layout.error.isHidden = true
    layout.retry.isHidden = true
    layout.spinner.startAnimating()
    debouncer.schedule { [weak self] in self?.load() }
  }

  // MARK: - First page

  private func load() {
    layout.error.isHidden = true
    layout.retry.isHidden = true
    layout.spinner.startAnimating()
    let loading = PagingFacade(
      query: PlaceQuery(text: searchText, quarterID: quarterID), service: dependencies.service)
    loadRequest = loading.obtainNextPage { [weak self] result in
      guard let self else { return }
      loadRequest = nil
      layout.spinner.stopAnimating()
      switch result {
      case .success:
        list(loading)
        let text = loading.query.trimmedText
        layout.empty.text = text.isEmpty ? Texts.nothingHere : String(format: Texts.noMatch, text)
        layout.empty.isHidden = !places.isEmpty
      case .failure(let error):
        list(nil)
        layout.empty.isHidden = true
        layout.error.text = error == .offline ? Texts.noConnection : Texts.somethingWentWrong
        layout.error.isHidden = false
        layout.retry.isHidden = false
      }
    }
  }

  private func didPullToRefresh() {
    if debouncer.isWaiting || loadRequest != nil {
      layout.refreshControl.endRefreshing()
      return
    }
    guard let pager else {
      // There is nothing to refresh, so the pull retries the load.
      layout.refreshControl.endRefreshing()
      load()
      return
    }
    moreRequest = nil
    layout.more.isHidden = true
    let refreshed = PagingFacade(query: pager.query, service: dependencies.service)
    refreshRequest = refreshed.obtainNextPage { [weak self] result in
      guard let self else { return }
      refreshRequest = nil
      layout.refreshControl.endRefreshing()
      switch result {
      case .success:
        list(refreshed)
        layout.empty.isHidden = !places.isEmpty
      case .failure:
        output.didFailToRefresh()
      }
    }
  }

  /// Lists the places of a pager. A place opened from the old rows no longer follows this list.
  private func list(_ loaded: PagingFacade?) {
    pager?.output = nil
    pager = loaded
    pager?.output = self
    layout.list.reloadData()
  }

  // MARK: - More pages

  private func loadMore() {
    guard let pager, !pager.isComplete, !debouncer.isWaiting, loadRequest == nil, moreRequest == nil,
      refreshRequest == nil
    else { return }
    layout.more.title = Texts.loadingMore
    layout.more.isEnabled = false
    layout.more.isHidden = false
    moreRequest = pager.obtainNextPage { [weak self] result in
      guard let self else { return }
      switch result {
      case .success:
        layout.more.isHidden = true
      case .failure:
        layout.more.title = Texts.loadMoreFailed
        layout.more.isEnabled = true
      }
      moreRequest = nil
    }
  }
}

// MARK: - PagingFacadeOutput

extension PlacesViewController: PagingFacadeOutput {
  func didAddPlaces(_ added: [Place], isComplete: Bool) {
    // Not requested here: Next loaded the page that couldn't be loaded here.
    if moreRequest == nil { layout.more.isHidden = true }
    layout.list.insertRows(at: (places.count - added.count..<places.count).map { IndexPath(row: $0) })
    layout.empty.isHidden = !places.isEmpty
  }

  func didRemovePlace(at index: Int) {
    layout.list.deleteRows(at: [IndexPath(row: index)])
    layout.empty.isHidden = !places.isEmpty
  }
}

// MARK: - TableViewDataSource

extension PlacesViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    places.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell()
    let place = places[indexPath.row]
    cell.text = place.name
    cell.detailText = place.summary
    if dependencies.favourites.contains(place.id) { cell.accessory = Texts.favouriteMark }
    return cell
  }
}

// MARK: - TableViewDelegate

extension PlacesViewController: TableViewDelegate {
  // snippet.selection
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    guard let pager else { return }
    output.didSelectPlace(id: places[indexPath.row].id, pager: pager)
  }
  // snippet.end

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
    if indexPath.row == places.count - 1 { loadMore() }
  }
}
