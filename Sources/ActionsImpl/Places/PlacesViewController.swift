import HeadlessUI
import SharedModel

/// Lists places page by page, in one quarter or all, and searches them.
final class PlacesViewController: ViewController {
  /// Dependencies of the list and the places that it opens.
  struct Dependencies {
    let service: any PlacesService
    let favourites: Favourites
    let clock: any AppClock
    let searchDebounce: Duration
    let place: PlaceViewController.Dependencies
  }

  private let screen: PlacesView
  private let model: PlacesModel
  private let dependencies: Dependencies

  init(dependencies: Dependencies, title: String = Texts.places, query: PlaceQuery = PlaceQuery()) {
    model = PlacesModel(query: query, favourites: dependencies.favourites)
    screen = PlacesView(
      model: model, service: dependencies.service, clock: dependencies.clock, pause: dependencies.searchDebounce)
    self.dependencies = dependencies
    super.init(nibName: PlacesView.name)
    self.title = title
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.interactor.delegate = self
    screen.viewModel.refresh()
    screen.interactor.start()
  }
}

// MARK: - PlacesInteractorDelegate

extension PlacesViewController: PlacesInteractorDelegate {
  // snippet.refresh
  func interactorDidChangeProgress() {
    screen.viewModel.refreshProgress()
  }

  func interactorDidChangeList() {
    screen.viewModel.refreshList()
  }

  func interactorDidChangeRows(_ change: LoadedPlaces.Change) {
    screen.viewModel.refreshRows(change)
    screen.viewModel.refreshProgress()
  }

  func interactorDidChangeFavourite(at row: Int) {
    screen.viewModel.refreshRow(row)
  }
  // snippet.end

  func interactorDidFailToRefresh() {
    presentAlert(Texts.refreshFailed)
  }

  // snippet.select
  func interactorDidSelect(_ place: Place, in list: LoadedPlaces) {
    let place = PlaceViewController(place: place, in: list, dependencies: dependencies.place)
    navigationController?.pushViewController(place)
  }
  // snippet.end
}

// MARK: - StateRestorable

extension PlacesViewController: StateRestorable {
  var restorableState: SavedState.Screen {
    .places(quarterID: model.query.quarterID, title: title, query: model.query.text)
  }
}
