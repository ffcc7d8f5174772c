import HeadlessUI
import SharedModel
import Storyboard

/// Lists the quarters of the city in the order that the user chooses.
final class QuartersViewController: ViewController {
  /// What the quarters work with, and the places that they open.
  struct Dependencies {
    let service: any QuartersService
    let places: PlacesViewController.Dependencies
  }

  private let layout = QuartersLayout()
  private let status: LoadStatusViewController
  private let dependencies: Dependencies
  private let dataSource = QuartersDataSource()
  private var order: QuarterOrder
  private var quarters: [Quarter]?
  private var request: Cancellable?

  init(dependencies: Dependencies, order: QuarterOrder = .priority) {
    self.dependencies = dependencies
    self.order = order
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
    layout.order.selectedSegmentIndex = QuarterOrder.allCases.firstIndex(of: order)
    layout.order.addTarget(self, action: QuartersViewController.didChooseOrder, for: .valueChanged)
    layout.refreshControl.addTarget(self, action: QuartersViewController.didPullToRefresh, for: .valueChanged)
    status.delegate = self
    addChild(status)
    load()
  }

  // MARK: - Actions

  private func didChooseOrder() {
    guard let index = layout.order.selectedSegmentIndex else { return }
    order = QuarterOrder.allCases[index]
    showQuarters()
  }

  private func didPullToRefresh() {
    if quarters == nil { layout.refreshControl.endRefreshing() }
    guard request == nil else { return }
    if quarters == nil { load() } else { refresh() }
  }

  // MARK: - Loading

  private func load() {
    status.showLoading()
    request = dependencies.service.fetchQuarters { [weak self] in self?.didLoad($0) }
  }

  private func refresh() {
    request = dependencies.service.fetchQuarters { [weak self] in self?.didRefresh($0) }
  }

  private func didLoad(_ result: Result<[Quarter], ServiceError>) {
    request = nil
    switch result {
    case .success(let quarters):
      status.showLoaded()
      self.quarters = quarters
      showQuarters()
    case .failure(let error):
      status.showFailure(error)
    }
  }

  private func didRefresh(_ result: Result<[Quarter], ServiceError>) {
    request = nil
    layout.refreshControl.endRefreshing()
    switch result {
    case .success(let quarters):
      self.quarters = quarters
      showQuarters()
    case .failure:
      presentAlert(Texts.refreshFailed)
    }
  }

  // MARK: - View

  private func showQuarters() {
    guard let quarters else { return }
    dataSource.quarters = order.sorted(quarters)
    layout.list.reloadData()
    layout.empty.isHidden = !quarters.isEmpty
  }
}

// MARK: - LoadStatusViewControllerDelegate

extension QuartersViewController: LoadStatusViewControllerDelegate {
  func loadStatusViewControllerDidTapRetry(_ loadStatusViewController: LoadStatusViewController) {
    load()
  }
}

// MARK: - TableViewDelegate

extension QuartersViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let quarter = dataSource.quarters[indexPath.row]
    let places = PlacesViewController(
      dependencies: dependencies.places, title: quarter.name, query: PlaceQuery(quarterID: quarter.id))
    navigationController?.pushViewController(places)
  }
}

// MARK: - StateRestorable

extension QuartersViewController: StateRestorable {
  var restorableState: SavedState.Screen { .quarters(order: order) }
}
