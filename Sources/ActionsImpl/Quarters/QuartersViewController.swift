import HeadlessUI
import SharedModel

/// Lists the quarters of the city in the order that the user chooses.
final class QuartersViewController: ViewController {
  /// Dependencies of the quarters and the places that they open.
  struct Dependencies {
    let service: any QuartersService
    let places: PlacesViewController.Dependencies
  }

  private let screen: QuartersView
  private let model: QuartersModel
  private let dependencies: Dependencies

  init(dependencies: Dependencies, order: QuarterOrder = .priority) {
    model = QuartersModel(order: order)
    screen = QuartersView(model: model, service: dependencies.service)
    self.dependencies = dependencies
    super.init(nibName: QuartersView.name)
    title = Texts.quarters
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.interactor.delegate = self
    screen.viewModel.refresh()
    screen.interactor.load()
  }
}

// MARK: - QuartersInteractorDelegate

extension QuartersViewController: QuartersInteractorDelegate {
  func interactorDidChangeProgress() {
    screen.viewModel.refreshProgress()
  }

  func interactorDidChangeQuarters() {
    screen.viewModel.refreshQuarters()
  }

  func interactorDidFailToRefresh() {
    presentAlert(Texts.refreshFailed)
  }

  func interactorDidSelect(_ quarter: Quarter) {
    let places = PlacesViewController(
      dependencies: dependencies.places, title: quarter.name, query: PlaceQuery(quarterID: quarter.id))
    navigationController?.pushViewController(places)
  }
}

// MARK: - StateRestorable

extension QuartersViewController: StateRestorable {
  var restorableState: SavedState.Screen { .quarters(order: model.order) }
}
