import HeadlessUI
import SharedModel
import Storyboard

/// Shows the quarters, and does what they leave to it.
final class QuartersViewController: ViewController {
  /// Dependencies of the quarters and the places that they open.
  struct Dependencies {
    let service: any QuartersService
    let places: PlacesViewController.Dependencies
  }

  private let layout = QuartersLayout()
  private let dataSource = QuartersDataSource()
  private let dependencies: Dependencies
  private let order: QuarterOrder
  // snippet.store
  private lazy var store = Store(
    state: QuartersState(order: order),
    reducer: QuartersScreenReducer(feature: QuartersReducer(service: dependencies.service)) { [weak self] in
      self?.perform($0)
    })
  // snippet.end
  private var observation: Cancellable?

  init(dependencies: Dependencies, order: QuarterOrder = .priority) {
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
    layout.order.addTarget(self, action: QuartersViewController.didChooseOrder, for: .valueChanged)
    layout.refreshControl.addTarget(self, action: QuartersViewController.didPullToRefresh, for: .valueChanged)
    layout.status.retry.addTarget(self, action: QuartersViewController.didTapRetry, for: .touchUpInside)
    observation = store.observe(\.self) { [weak self] in self?.render($0) }
    store.send(.viewDidLoad)
  }

  private func render(_ state: QuartersState) {
    layout.order.selectedSegmentIndex = QuarterOrder.allCases.firstIndex(of: state.order)
    layout.status.render(state.loading)
    if state.loading != .refreshing { layout.refreshControl.endRefreshing() }
    layout.empty.isHidden = state.quarters?.isEmpty != true
    let quarters = state.quarters ?? []
    guard dataSource.quarters != quarters else { return }
    dataSource.quarters = quarters
    layout.list.reloadData()
  }

  // MARK: - Actions

  private func didChooseOrder() {
    guard let index = layout.order.selectedSegmentIndex else { return }
    store.send(.orderChosen(QuarterOrder.allCases[index]))
  }

  private func didPullToRefresh() {
    store.send(.pulledToRefresh)
    // The control has changed by itself. If the state hasn't, nothing else resets it.
    store.state.map(render)
  }

  private func didTapRetry() {
    store.send(.retryTapped)
  }

  // snippet.perform
  /// Does the work of a guide that has its own state.
  private func perform(_ wish: QuartersAction.Delegate) {
    switch wish {
    case .refreshFailed: presentAlert(Texts.refreshFailed)
    case .quarterSelected(let quarter):
      let places = PlacesViewController(
        dependencies: dependencies.places, title: quarter.name, query: PlaceQuery(quarterID: quarter.id))
      navigationController?.pushViewController(places)
    }
  }
  // snippet.end
}

// MARK: - TableViewDelegate

extension QuartersViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    store.send(.rowSelected(indexPath.row))
  }
}

// MARK: - StateRestorable

extension QuartersViewController: StateRestorable {
  var restorableState: SavedState.Screen { .quarters(order: store.state?.order ?? order) }
}
