import HeadlessUI
import SharedModel
import Storyboard

/// Shows the reference book.
final class ReferenceViewController: ViewController {
  private let layout = ReferenceLayout()
  private let dataSource = ReferenceDataSource()
  private let store: Store<ReferenceState, ReferenceAction>
  private var observation: Cancellable?

  init(store: Store<ReferenceState, ReferenceAction>) {
    self.store = store
    super.init(nibName: ReferenceLayout.name)
    title = Texts.referenceBook
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.list.dataSource = dataSource
    layout.list.delegate = self
    layout.refreshControl.addTarget(self, action: ReferenceViewController.didPullToRefresh, for: .valueChanged)
    layout.status.retry.addTarget(self, action: ReferenceViewController.didTapRetry, for: .touchUpInside)
    observation = store.observe(\.self) { [weak self] in self?.render($0) }
    store.send(.viewDidLoad)
  }

  private func render(_ state: ReferenceState) {
    layout.status.render(state.loading)
    if state.loading != .refreshing { layout.refreshControl.endRefreshing() }
    let categories = state.categories ?? []
    guard dataSource.categories != categories else { return }
    dataSource.categories = categories
    layout.list.reloadData()
  }

  // MARK: - Actions

  private func didPullToRefresh() {
    store.send(.pulledToRefresh)
    // The control has changed by itself. If the state hasn't, nothing else resets it.
    store.state.map(render)
  }

  private func didTapRetry() { store.send(.retryTapped) }
}

// MARK: - TableViewDelegate

extension ReferenceViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    store.send(.articleSelected(category: indexPath.section, index: indexPath.row))
  }
}
