import Foundation
import HeadlessUI
import SharedModel
import Storyboard

import struct HeadlessUI.IndexPath

/// Lists places page by page, searches and refreshes them, marks the favourites, and keeps an opened place up to date.
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
  /// The places of all loaded pages.
  private(set) var places: [Place] = []
  weak var placeViewController: PlaceViewController?  // steps through these rows; the navigation controller owns both

  private let layout = PlacesLayout()
  private let dependencies: Dependencies
  private let debouncer: Debouncer
  /// The query that the rows match; nil until a load has succeeded.
  private var query: PlaceQuery?
  /// The ids of the places, so that adding a page doesn't take longer as pages are added.
  private var listedIDs: Set<Place.ID> = []
  /// The page after the loaded ones; nil after the last page.
  private var nextPage: Int?
  private var favouritesObservation: Cancellable?
  // At most one of these is set at a time; setting it to nil cancels it.
  private var loadRequest: Cancellable?
  private var moreRequest: Cancellable?
  private var refreshRequest: Cancellable?

  // snippet.init
  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    debouncer = Debouncer(clock: dependencies.clock, delay: dependencies.searchDebounce)
    super.init(nibName: PlacesLayout.name)
    title = Texts.places
  }
  // snippet.end

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
      guard let self, let index = places.firstIndex(where: { $0.id == id }) else { return }
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

  // snippet.load
  private func load() {
    layout.error.isHidden = true
    layout.retry.isHidden = true
    layout.spinner.startAnimating()
    let query = PlaceQuery(text: searchText, quarterID: quarterID)
    loadRequest = dependencies.service.fetchPlaces(query, page: 0) { [weak self] result in
      guard let self else { return }
      loadRequest = nil
      layout.spinner.stopAnimating()
      // A place opened from the old rows no longer follows this list.
      placeViewController?.placesViewController = nil
      switch result {
      case .success(let page):
        self.query = query
        places = page.places
        listedIDs = Set(page.places.map(\.id))
        nextPage = page.isLast ? nil : 1
        layout.list.reloadData()
        let text = query.trimmedText
        layout.empty.text = text.isEmpty ? Texts.nothingHere : String(format: Texts.noMatch, text)
        layout.empty.isHidden = !places.isEmpty
      case .failure(let error):
        self.query = nil
        places = []
        layout.list.reloadData()
        layout.empty.isHidden = true
        layout.error.text = error == .offline ? Texts.noConnection : Texts.somethingWentWrong
        layout.error.isHidden = false
        layout.retry.isHidden = false
      }
    }
  }
  // snippet.end

  private func didPullToRefresh() {
    if debouncer.isWaiting || loadRequest != nil {
      layout.refreshControl.endRefreshing()
      return
    }
    guard let query else {
      // There is nothing to refresh, so the pull retries the load.
      layout.refreshControl.endRefreshing()
      load()
      return
    }
    moreRequest = nil
    layout.more.isHidden = true
    refreshRequest = dependencies.service.fetchPlaces(query, page: 0) { [weak self] result in
      guard let self else { return }
      refreshRequest = nil
      layout.refreshControl.endRefreshing()
      switch result {
      case .success(let page):
        // A place opened from the old rows no longer follows this list.
        placeViewController?.placesViewController = nil
        places = page.places
        listedIDs = Set(page.places.map(\.id))
        nextPage = page.isLast ? nil : 1
        layout.list.reloadData()
        layout.empty.isHidden = !places.isEmpty
      case .failure:
        guard presentedViewController == nil else { return }
        present(AlertController(title: Texts.refreshFailed, actions: [AlertAction(title: Texts.ok)]))
      }
    }
  }

  // MARK: - More pages

  private func loadMore() {
    guard let query, let number = nextPage, !debouncer.isWaiting, loadRequest == nil, moreRequest == nil,
      refreshRequest == nil
    else { return }
    layout.more.title = Texts.loadingMore
    layout.more.isEnabled = false
    layout.more.isHidden = false
    moreRequest = dependencies.service.fetchPlaces(query, page: number) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let page):
        didLoad(page, number: number)
        layout.more.isHidden = true
      case .failure where nextPage != number:
        // Next has loaded the page meanwhile, so nothing is missing.
        layout.more.isHidden = true
      case .failure:
        layout.more.title = Texts.loadMoreFailed
        layout.more.isEnabled = true
      }
      moreRequest = nil
    }
  }

  // snippet.didLoad
  /// Adds a page that this screen or the place above has loaded, unless it is there already. Passes it to the place.
  func didLoad(_ page: PlacePage, number: Int) {
    guard number == nextPage else { return }
    nextPage = page.isLast ? nil : number + 1
    let count = places.count
    // If the guide has grown meanwhile, places that moved on to this page are listed already.
    for place in page.places where listedIDs.insert(place.id).inserted {
      places.append(place)
    }
    if moreRequest == nil { layout.more.isHidden = true }
    layout.list.insertRows(at: (count..<places.count).map { IndexPath(row: $0) })
    layout.empty.isHidden = !places.isEmpty
    placeViewController?.didLoad(page, number: number)
  }
  // snippet.end

  /// Deletes the row of a place that is gone.
  func removePlace(_ id: Place.ID) {
    guard let index = places.firstIndex(where: { $0.id == id }) else { return }
    places.remove(at: index)
    listedIDs.remove(id)
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
    let place = places[indexPath.row]
    let next = PlaceViewController(dependencies: dependencies.place, id: place.id)
    next.place = place
    next.query = query
    next.places = places
    next.listedIDs = listedIDs
    next.nextPage = nextPage
    next.placesViewController = self
    placeViewController = next
    navigationController?.pushViewController(next)
  }
  // snippet.end

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
    if indexPath.row == places.count - 1 { loadMore() }
  }
}
