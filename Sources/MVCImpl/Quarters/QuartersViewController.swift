import HeadlessUI
import SharedModel
import Storyboard

/// Lists the quarters of the city in the order that the user chooses.
final class QuartersViewController: ViewController {
  private let layout = QuartersLayout()
  private let dependencies: AppDependencies
  private let dataSource = QuartersDataSource()
  private var order: QuarterOrder
  private var quarters: [Quarter]?
  private var request: Cancellable?

  init(dependencies: AppDependencies, order: QuarterOrder = .priority) {
    self.dependencies = dependencies
    self.order = order
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
    layout.retry.addTarget(self, action: QuartersViewController.load, for: .touchUpInside)
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
    showError(nil)
    layout.spinner.startAnimating()
    request = dependencies.quarters.fetchQuarters { [weak self] in self?.didLoad($0) }
  }

  private func refresh() {
    request = dependencies.quarters.fetchQuarters { [weak self] in self?.didRefresh($0) }
  }

  private func didLoad(_ result: Result<[Quarter], ServiceError>) {
    request = nil
    layout.spinner.stopAnimating()
    switch result {
    case .success(let quarters):
      self.quarters = quarters
      showQuarters()
    case .failure(let error):
      showError(Texts.loadFailed(error))
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

  private func showError(_ text: String?) {
    layout.error.text = text ?? ""
    layout.error.isHidden = text == nil
    layout.retry.isHidden = text == nil
  }
}

// MARK: - TableViewDelegate

extension QuartersViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let quarter = dataSource.quarters[indexPath.row]
    let places = PlacesViewController(
      dependencies: dependencies, title: quarter.name, query: PlaceQuery(quarterID: quarter.id))
    navigationController?.pushViewController(places)
  }
}

// MARK: - StateRestorable

extension QuartersViewController: StateRestorable {
  var restorableState: SavedState.Screen { .quarters(order: order) }
}
