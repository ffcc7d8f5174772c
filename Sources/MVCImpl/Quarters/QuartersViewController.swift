import HeadlessUI
import SharedModel
import Storyboard

/// Lists the quarters of the city in the order that the user chooses.
final class QuartersViewController: ViewController {
  /// Dependencies of the quarters and the places that they open.
  struct Dependencies {
    let service: any QuartersService
    let places: PlacesViewController.Dependencies
  }

  private let layout = QuartersLayout()
  private let status: LoadStatusViewController
  private let dependencies: Dependencies
  private let list: QuarterList
  private let dataSource: QuartersDataSource
  private var listObservation: Cancellable?

  init(dependencies: Dependencies, order: QuarterOrder = .priority) {
    self.dependencies = dependencies
    list = QuarterList(order: order, service: dependencies.service)
    dataSource = QuartersDataSource(list: list)
    status = LoadStatusViewController(layout: layout.status)
    super.init(nibName: QuartersLayout.name)
    title = Texts.quarters
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.list.dataSource = dataSource
    layout.list.delegate = self
    layout.order.selectedSegmentIndex = QuarterOrder.allCases.firstIndex(of: list.order)
    layout.order.addTarget(self, action: QuartersViewController.didChooseOrder, for: .valueChanged)
    layout.refreshControl.addTarget(self, action: QuartersViewController.didPullToRefresh, for: .valueChanged)
    status.delegate = self
    addChild(status)
    listObservation = list.observe { [weak self] in self?.listDidChange($0) }
    list.load()
  }

  // MARK: - Actions

  private func didChooseOrder() {
    guard let index = layout.order.selectedSegmentIndex else { return }
    list.order = QuarterOrder.allCases[index]
  }

  private func didPullToRefresh() {
    list.refresh()
    // The control turns even if nothing is refreshed.
    endRefreshing()
  }

  // MARK: - View

  private func listDidChange(_ change: QuarterList.Change) {
    switch change {
    case .state: showState()
    case .items: showQuarters()
    case .refreshFailed: presentAlert(Texts.refreshFailed)
    }
  }

  private func showState() {
    switch list.state {
    case .loading: status.showLoading()
    case .failed(let error): status.showFailure(error)
    case .idle, .refreshing: status.showLoaded()
    }
    endRefreshing()
  }

  private func endRefreshing() {
    if list.state != .refreshing { layout.refreshControl.endRefreshing() }
  }

  private func showQuarters() {
    layout.list.reloadData()
    layout.empty.isHidden = !list.items.isEmpty
  }
}

// MARK: - LoadStatusViewControllerDelegate

extension QuartersViewController: LoadStatusViewControllerDelegate {
  func loadStatusViewControllerDidTapRetry(_ loadStatusViewController: LoadStatusViewController) {
    list.load()
  }
}

// MARK: - TableViewDelegate

extension QuartersViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let quarter = list.items[indexPath.row]
    let places = PlacesViewController(
      dependencies: dependencies.places, title: quarter.name, query: PlaceQuery(quarterID: quarter.id))
    navigationController?.pushViewController(places)
  }
}

// MARK: - StateRestorable

extension QuartersViewController: StateRestorable {
  var restorableState: SavedState.Screen { .quarters(order: list.order) }
}
