import HeadlessUI
import SharedModel
import Storyboard

/// Loads, sorts, lists and refreshes the quarters of the city, and opens their places.
final class QuartersViewController: ViewController {
  /// The dependencies of the quarters and of the places that they open.
  struct Dependencies {
    let service: any QuartersService
    let places: PlacesViewController.Dependencies
  }

  /// The order chosen by the user. To start with another, set it before the screen is shown.
  var order = QuarterOrder.priority

  private let layout = QuartersLayout()
  private let dependencies: Dependencies
  private var quarters: [Quarter] = []
  private var hasLoaded = false
  private var request: Cancellable?

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    super.init(nibName: QuartersLayout.name)
    title = Texts.quarters
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.list.dataSource = self
    layout.list.delegate = self
    layout.order.selectedSegmentIndex = QuarterOrder.allCases.firstIndex(of: order)
    layout.order.addTarget(self, action: QuartersViewController.didChooseOrder, for: .valueChanged)
    layout.refreshControl.addTarget(self, action: QuartersViewController.didPullToRefresh, for: .valueChanged)
    layout.retry.addTarget(self, action: QuartersViewController.load, for: .touchUpInside)
    load()
  }

  private func load() {
    layout.error.isHidden = true
    layout.retry.isHidden = true
    layout.spinner.startAnimating()
    request = dependencies.service.fetchQuarters { [weak self] result in
      guard let self else { return }
      request = nil
      layout.spinner.stopAnimating()
      switch result {
      case .success(let loaded):
        hasLoaded = true
        quarters = order.sorted(loaded)
        layout.list.reloadData()
        layout.empty.isHidden = !quarters.isEmpty
      case .failure(let error):
        layout.error.text = error == .offline ? Texts.noConnection : Texts.somethingWentWrong
        layout.error.isHidden = false
        layout.retry.isHidden = false
      }
    }
  }

  private func didPullToRefresh() {
    if !hasLoaded {
      // There is nothing to refresh, so the pull retries the load, unless one is in flight.
      layout.refreshControl.endRefreshing()
      if request == nil { load() }
      return
    }
    request = dependencies.service.fetchQuarters { [weak self] result in
      guard let self else { return }
      request = nil
      layout.refreshControl.endRefreshing()
      switch result {
      case .success(let loaded):
        quarters = order.sorted(loaded)
        layout.list.reloadData()
        layout.empty.isHidden = !quarters.isEmpty
      case .failure:
        guard presentedViewController == nil else { return }
        present(AlertController(title: Texts.refreshFailed, actions: [AlertAction(title: Texts.ok)]))
      }
    }
  }

  private func didChooseOrder() {
    guard let index = layout.order.selectedSegmentIndex else { return }
    order = QuarterOrder.allCases[index]
    quarters = order.sorted(quarters)
    layout.list.reloadData()
  }
}

// MARK: - TableViewDataSource

extension QuartersViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    quarters.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell()
    cell.text = quarters[indexPath.row].name
    cell.detailText = quarters[indexPath.row].summary
    return cell
  }
}

// MARK: - TableViewDelegate

extension QuartersViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let places = PlacesViewController(dependencies: dependencies.places)
    places.title = quarters[indexPath.row].name
    places.quarterID = quarters[indexPath.row].id
    navigationController?.pushViewController(places)
  }
}
