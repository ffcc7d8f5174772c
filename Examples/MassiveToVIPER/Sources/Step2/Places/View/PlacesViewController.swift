import HeadlessUI
import SharedModel
import Storyboard

/// Shows places and lets the user search them. It still makes the parts that do the rest.
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
  private let output: any PlacesViewOutput & PlacesModuleInput
  private let displayManager: PlacesDisplayManager

  // snippet.parts
  init(dependencies: Dependencies) {
    let interactor = PlacesInteractor(
      service: dependencies.service, favourites: dependencies.favourites, clock: dependencies.clock,
      searchDelay: dependencies.searchDebounce)
    let router = PlacesRouter(place: dependencies.place, alertAssembly: AlertAssembly())
    let presenter = PlacesPresenter(interactor: interactor, router: router)
    output = presenter
    displayManager = PlacesDisplayManager(output: presenter)
    super.init(nibName: PlacesLayout.name)
    title = Texts.places
    presenter.view = self
    interactor.output = presenter
    router.transitionHandler = self
  }
  // snippet.end

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.list.dataSource = displayManager
    layout.list.delegate = displayManager
    layout.search.addTarget(self, action: PlacesViewController.didEditQuery, for: .editingChanged)
    layout.refreshControl.addTarget(self, action: PlacesViewController.didPullToRefresh, for: .valueChanged)
    layout.retry.addTarget(self, action: PlacesViewController.didTapRetry, for: .touchUpInside)
    layout.more.addTarget(self, action: PlacesViewController.didTapMore, for: .touchUpInside)
    output.configureModule(title: title, query: PlaceQuery(text: searchText, quarterID: quarterID))
    output.didTriggerViewReady()
  }

  // MARK: - Actions

  private func didEditQuery() {
    searchText = layout.search.text
    output.didEditQuery(searchText)
  }

  private func didPullToRefresh() {
    output.didPullToRefresh()
  }

  private func didTapRetry() {
    output.didTapRetry()
  }

  private func didTapMore() {
    output.didTapMore()
  }

  // MARK: - View

  private func showEmptyText(_ text: String?) {
    layout.empty.text = text ?? ""
    layout.empty.isHidden = text == nil
  }
}

// MARK: - PlacesViewInput

extension PlacesViewController: PlacesViewInput {
  func showTitle(_ text: String) {
    title = text
  }

  func showQuery(_ text: String) {
    layout.search.text = text
  }

  func showSpinner() {
    layout.spinner.startAnimating()
  }

  func hideSpinner() {
    layout.spinner.stopAnimating()
  }

  func endRefreshing() {
    layout.refreshControl.endRefreshing()
  }

  func showPlaces(_ places: PlacesViewModel) {
    displayManager.rows = places.rows
    layout.list.reloadData()
    showEmptyText(places.emptyText)
  }

  func addRows(_ rows: [PlacesViewModel.Row], emptyText: String?) {
    let start = displayManager.rows.count
    displayManager.rows += rows
    layout.list.insertRows(at: displayManager.rows.indices[start...].map { IndexPath(row: $0) })
    showEmptyText(emptyText)
  }

  func removeRow(at index: Int, emptyText: String?) {
    displayManager.rows.remove(at: index)
    layout.list.deleteRows(at: [IndexPath(row: index)])
    showEmptyText(emptyText)
  }

  func updateRow(_ row: PlacesViewModel.Row, at index: Int) {
    displayManager.rows[index] = row
    layout.list.reloadRows(at: [IndexPath(row: index)])
  }

  func showMore(_ title: String, isEnabled: Bool) {
    layout.more.title = title
    layout.more.isEnabled = isEnabled
    layout.more.isHidden = false
  }

  func hideMore() {
    layout.more.isHidden = true
  }

  func showError(_ text: String) {
    layout.error.text = text
    layout.error.isHidden = false
    layout.retry.isHidden = false
  }

  func hideError() {
    layout.error.isHidden = true
    layout.retry.isHidden = true
  }
}
