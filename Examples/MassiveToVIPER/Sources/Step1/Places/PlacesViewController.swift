import Foundation
import HeadlessUI
import SharedModel
import Storyboard

import struct HeadlessUI.IndexPath

/// Lists places page by page, searches and refreshes them, and marks the favourites; where it leads to, others know.
final class PlacesViewController: ViewController {
  /// The only quarter to look in; nil for all of them.
  var quarterID: Quarter.ID?
  /// What is in the search field.
  var searchText = ""

  private let layout = PlacesLayout()
  private let dependencies: AppDependencies
  private let output: any PlacesViewOutput
  private weak var placeModule: (any PlaceModuleInput)?  // goes through these rows; the navigation controller owns both
  /// What is listed; nil until a load has succeeded.
  private var loaded: LoadedPlaces?
  private var favouritesObservation: Cancellable?
  // At most one of these is there at a time; letting go of it cancels it.
  private var searchTimer: Cancellable?
  private var loadRequest: Cancellable?
  private var moreRequest: Cancellable?
  private var refreshRequest: Cancellable?

  private var places: [Place] { loaded?.places ?? [] }

  init(dependencies: AppDependencies) {
    self.dependencies = dependencies
    let router = PlacesRouter(dependencies: dependencies)
    output = PlacesPresenter(router: router)
    super.init(nibName: PlacesLayout.name)
    title = Texts.places
    router.transitionHandler = self
    router.placeModuleOutput = self
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
    searchTimer = dependencies.clock.schedule(after: dependencies.configuration.searchDebounce) { [weak self] in
      self?.load()
    }
  }

  // MARK: - First page

  private func load() {
    searchTimer = nil
    layout.error.isHidden = true
    layout.retry.isHidden = true
    layout.spinner.startAnimating()
    let query = PlaceQuery(text: searchText, quarterID: quarterID)
    loadRequest = dependencies.places.fetchPlaces(query, page: 0) { [weak self] result in
      guard let self else { return }
      loadRequest = nil
      layout.spinner.stopAnimating()
      // A place that goes through the rows of before goes on alone.
      placeModule?.releaseOutput()
      switch result {
      case .success(let page):
        loaded = LoadedPlaces(query: query, firstPage: page)
        layout.list.reloadData()
        let text = query.trimmedText
        layout.empty.text = text.isEmpty ? Texts.nothingHere : String(format: Texts.noMatch, text)
        layout.empty.isHidden = !places.isEmpty
      case .failure(let error):
        loaded = nil
        layout.list.reloadData()
        layout.empty.isHidden = true
        layout.error.text = error == .offline ? Texts.noConnection : Texts.somethingWentWrong
        layout.error.isHidden = false
        layout.retry.isHidden = false
      }
    }
  }

  private func didPullToRefresh() {
    if searchTimer != nil || loadRequest != nil {
      layout.refreshControl.endRefreshing()
      return
    }
    guard let query = loaded?.query else {
      // There is nothing to refresh: this is Retry.
      layout.refreshControl.endRefreshing()
      load()
      return
    }
    moreRequest = nil
    layout.more.isHidden = true
    refreshRequest = dependencies.places.fetchPlaces(query, page: 0) { [weak self] result in
      guard let self else { return }
      refreshRequest = nil
      layout.refreshControl.endRefreshing()
      switch result {
      case .success(let page):
        // A place that goes through the rows of before goes on alone.
        placeModule?.releaseOutput()
        loaded = LoadedPlaces(query: query, firstPage: page)
        layout.list.reloadData()
        layout.empty.isHidden = !places.isEmpty
      case .failure:
        output.didFailToRefresh()
      }
    }
  }

  // MARK: - More pages

  private func loadMore() {
    guard let query = loaded?.query, let number = loaded?.nextPage, searchTimer == nil, loadRequest == nil,
      moreRequest == nil,
      refreshRequest == nil
    else { return }
    layout.more.title = Texts.loadingMore
    layout.more.isEnabled = false
    layout.more.isHidden = false
    moreRequest = dependencies.places.fetchPlaces(query, page: number) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let page):
        didLoad(page, number: number)
        layout.more.isHidden = true
      case .failure where loaded?.nextPage != number:
        // Next has loaded it meanwhile: nothing is missing.
        layout.more.isHidden = true
      case .failure:
        layout.more.title = Texts.loadMoreFailed
        layout.more.isEnabled = true
      }
      moreRequest = nil
    }
  }
}

// MARK: - PlaceModuleOutput

extension PlacesViewController: PlaceModuleOutput {
  func didOpenPlace(_ place: any PlaceModuleInput) {
    guard let loaded else { return }
    place.configureModule(loaded, output: self)
    placeModule = place
  }

  /// Adds a page that this screen or the place above it has loaded, once, and tells the place.
  func didLoad(_ page: PlacePage, number: Int) {
    guard number == loaded?.nextPage else { return }
    loaded?.nextPage = page.isLast ? nil : number + 1
    let count = places.count
    // The guide may have grown meanwhile: what has moved on to this page is listed already.
    for place in page.places where loaded?.listedIDs.insert(place.id).inserted == true {
      loaded?.places.append(place)
    }
    if moreRequest == nil { layout.more.isHidden = true }
    layout.list.insertRows(at: (count..<places.count).map { IndexPath(row: $0) })
    layout.empty.isHidden = !places.isEmpty
    placeModule?.didLoad(page, number: number)
  }

  /// Takes away the row of a place that is gone, and tells the place above.
  func removePlace(_ id: Place.ID) {
    guard let index = places.firstIndex(where: { $0.id == id }) else { return }
    loaded?.places.remove(at: index)
    loaded?.listedIDs.remove(id)
    layout.list.deleteRows(at: [IndexPath(row: index)])
    layout.empty.isHidden = !places.isEmpty
    placeModule?.removePlace(id)
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
    output.didSelectPlace(id: places[indexPath.row].id)
  }
  // snippet.end

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
    if indexPath.row == places.count - 1 { loadMore() }
  }
}
