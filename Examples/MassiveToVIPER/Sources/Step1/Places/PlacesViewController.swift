import HeadlessUI
import SharedModel
import Storyboard

/// Lists places page by page, searches and refreshes them, and marks the favourites; where it leads to, others know.
final class PlacesViewController: ViewController {
  /// The only quarter to look in; nil for all of them.
  var quarterID: Quarter.ID?
  /// What is in the search field.
  var searchText = ""

  private let layout = PlacesLayout()
  private let dependencies: AppDependencies
  private let output: any PlacesViewOutput
  private var list: PlaceList?
  private var listObservation: Cancellable?
  private var favouritesObservation: Cancellable?
  // At most one of these is there at a time; letting go of it cancels it.
  private var searchTimer: Cancellable?
  private var loadRequest: Cancellable?
  private var moreRequest: Cancellable?
  private var refreshRequest: Cancellable?

  init(dependencies: AppDependencies) {
    self.dependencies = dependencies
    let router = PlacesRouter(dependencies: dependencies)
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
      guard let self, let index = list?.index(of: id) else { return }
      layout.list.reloadRows(at: [IndexPath(row: index)])
    }
    load()
  }

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

  private func load() {
    searchTimer = nil
    layout.error.isHidden = true
    layout.retry.isHidden = true
    layout.spinner.startAnimating()
    let query = PlaceQuery(text: searchText, quarterID: quarterID)
    let newList = PlaceList(query: query, service: dependencies.places)
    loadRequest = newList.load { [weak self] result in
      guard let self else { return }
      loadRequest = nil
      layout.spinner.stopAnimating()
      switch result {
      case .success:
        show(newList)
      case .failure(let error):
        list = nil
        listObservation = nil
        layout.list.reloadData()
        layout.empty.isHidden = true
        layout.error.text = Texts.loadFailed(error)
        layout.error.isHidden = false
        layout.retry.isHidden = false
      }
    }
  }

  private func loadMore() {
    guard let list, !list.isComplete, searchTimer == nil, loadRequest == nil, moreRequest == nil,
      refreshRequest == nil
    else { return }
    layout.more.title = Texts.loadingMore
    layout.more.isEnabled = false
    layout.more.isHidden = false
    moreRequest = list.loadMore { [weak self] result in
      guard let self else { return }
      moreRequest = nil
      switch result {
      case .success:
        layout.more.isHidden = true
      case .failure:
        layout.more.title = Texts.loadMoreFailed
        layout.more.isEnabled = true
      }
    }
  }

  private func didPullToRefresh() {
    if searchTimer != nil || loadRequest != nil {
      layout.refreshControl.endRefreshing()
      return
    }
    if list == nil {
      // There is nothing to refresh: this is Retry.
      layout.refreshControl.endRefreshing()
      load()
      return
    }
    moreRequest = nil
    layout.more.isHidden = true
    let query = PlaceQuery(text: searchText, quarterID: quarterID)
    let newList = PlaceList(query: query, service: dependencies.places)
    refreshRequest = newList.load { [weak self] result in
      guard let self else { return }
      refreshRequest = nil
      layout.refreshControl.endRefreshing()
      switch result {
      case .success: show(newList)
      case .failure: output.didFailToRefresh()
      }
    }
  }

  /// Shows the list from now on, whoever changes it.
  private func show(_ newList: PlaceList) {
    list = newList
    layout.list.reloadData()
    layout.empty.text = Texts.noPlaces(newList.query)
    layout.empty.isHidden = !newList.places.isEmpty
    listObservation = newList.observe { [weak self] change in
      guard let self else { return }
      switch change {
      case .added(let indices):
        // What comes unasked is a page that Next has loaded.
        if moreRequest == nil { layout.more.isHidden = true }
        layout.list.insertRows(at: indices.map { IndexPath(row: $0) })
      case .removed(let index):
        layout.list.deleteRows(at: [IndexPath(row: index)])
      }
      layout.empty.isHidden = list?.places.isEmpty != true
    }
  }
}

// MARK: - TableViewDataSource

extension PlacesViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    list?.places.count ?? 0
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell()
    guard let place = list?.places[indexPath.row] else { return cell }
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
    guard let list else { return }
    output.didSelectPlace(list.places[indexPath.row], in: list)
  }
  // snippet.end

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
    if indexPath.row == tableView.numberOfRows(inSection: indexPath.section) - 1 { loadMore() }
  }
}
