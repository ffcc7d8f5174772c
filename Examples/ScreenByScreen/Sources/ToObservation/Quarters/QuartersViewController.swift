import HeadlessUI
import SharedModel
import Storyboard

/// Shows the quarters, and opens their places.
final class QuartersViewController: ViewController {
  /// Dependencies of the quarters and the places that they open.
  struct Dependencies {
    let service: any QuartersService
    let places: PlacesViewController.Dependencies
  }

  private let layout = QuartersLayout()
  private let viewModel: QuartersViewModel
  private let places: PlacesViewController.Dependencies
  private let dataSource = QuartersDataSource()

  init(dependencies: Dependencies, order: QuarterOrder = .priority) {
    viewModel = QuartersViewModel(service: dependencies.service, order: order)
    places = dependencies.places
    super.init(nibName: QuartersLayout.name)
    title = Texts.quarters
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.list.dataSource = dataSource
    layout.list.delegate = self
    layout.order.addTarget(self, action: QuartersViewController.didChooseOrder, for: .valueChanged)
    layout.refreshControl.addTarget(self, action: QuartersViewController.didPullToRefresh, for: .valueChanged)
    layout.status.retry.addTarget(self, action: QuartersViewController.didTapRetry, for: .touchUpInside)
    // snippet.once
    viewModel.didFailToRefresh = { [weak self] in self?.presentAlert(Texts.refreshFailed) }
    // snippet.end
    viewModel.load()
  }

  // snippet.update
  override func updateProperties() {
    layout.order.selectedSegmentIndex = QuarterOrder.allCases.firstIndex(of: viewModel.order)
    layout.empty.isHidden = !viewModel.isEmpty
    showStatus()
    endRefreshing()
    guard viewModel.quarters != dataSource.quarters else { return }
    dataSource.quarters = viewModel.quarters
    layout.list.reloadData()
  }
  // snippet.end

  private func showStatus() {
    let status = layout.status
    if viewModel.isLoading { status.spinner.startAnimating() } else { status.spinner.stopAnimating() }
    status.error.text = viewModel.error?.loadFailureText ?? ""
    status.error.isHidden = viewModel.error == nil
    status.retry.isHidden = viewModel.error == nil
  }

  private func endRefreshing() {
    if !viewModel.isRefreshing { layout.refreshControl.endRefreshing() }
  }

  // MARK: - Actions

  private func didChooseOrder() {
    if let index = layout.order.selectedSegmentIndex { viewModel.choose(QuarterOrder.allCases[index]) }
  }

  private func didPullToRefresh() {
    viewModel.load()
    // The control turns already; where the view model doesn't refresh, it changes nothing that would be noticed.
    endRefreshing()
  }

  private func didTapRetry() {
    viewModel.load()
  }
}

// MARK: - TableViewDelegate

// snippet.selection
extension QuartersViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let quarter = dataSource.quarters[indexPath.row]
    let places = PlacesViewController(
      dependencies: places, title: quarter.name, query: PlaceQuery(quarterID: quarter.id))
    navigationController?.pushViewController(places)
  }
}
// snippet.end

// MARK: - StateRestorable

extension QuartersViewController: StateRestorable {
  var restorableState: SavedState.Screen { .quarters(order: viewModel.order) }
}
