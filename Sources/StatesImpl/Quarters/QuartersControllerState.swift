import HeadlessUI
import SharedModel

/// Loads the quarters and sorts them in the order that the user chooses.
final class QuartersControllerState: AppControllerState {
  private(set) var memento: QuartersMemento
  let viewController = QuartersViewController()
  private let service: any QuartersService
  private weak var delegate: (any AppControllerStateDelegate)?  // the scene, which owns this
  private let dataSource = QuartersDataSource()
  private var request: Cancellable?

  var isWaiting: Bool { request != nil }

  init(_ memento: QuartersMemento, service: any QuartersService, delegate: any AppControllerStateDelegate) {
    self.memento = memento
    self.service = service
    self.delegate = delegate
    viewController.title = memento.title
    viewController.messages = self
  }

  convenience init(
    _ memento: QuartersMemento, sharing objects: SharedObjects, delegate: any AppControllerStateDelegate
  ) {
    self.init(memento, service: objects.app.quarters, delegate: delegate)
  }

  // MARK: - Loading

  private func load() {
    memento.failure = nil
    viewController.showStatus(.loading)
    request = service.fetchQuarters { [weak self] in self?.didLoad($0) }
  }

  private func refresh() {
    request = service.fetchQuarters { [weak self] in self?.didRefresh($0) }
  }

  private func didLoad(_ result: Result<[Quarter], ServiceError>) {
    request = nil
    viewController.showStatus(.idle)
    switch result {
    case .success(let quarters):
      memento.quarters = quarters
      showQuarters()
    case .failure(let error):
      showFailure(error)
    }
    delegate?.didSettle()
  }

  private func didRefresh(_ result: Result<[Quarter], ServiceError>) {
    request = nil
    viewController.endRefreshing()
    switch result {
    case .success(let quarters):
      memento.quarters = quarters
      showQuarters()
    case .failure:
      AlertController(message: Texts.refreshFailed).show(over: viewController)
    }
    delegate?.didSettle()
  }

  private func showFailure(_ error: ServiceError) {
    memento.failure = error
    viewController.showStatus(.failed(error.loadMessage))
  }

  private func showQuarters() {
    guard let quarters = memento.quarters else { return }
    dataSource.quarters = memento.order.sorted(quarters)
    viewController.reloadRows(isEmpty: quarters.isEmpty)
  }
}

// MARK: - QuartersMessages

extension QuartersControllerState: QuartersMessages {
  func didLoadView() {
    viewController.showRows(of: dataSource)
    viewController.showOrder(at: QuarterOrder.allCases.firstIndex(of: memento.order))
    if let failure = memento.failure {
      showFailure(failure)
    } else if memento.quarters == nil {
      load()
    } else {
      showQuarters()
    }
  }

  func didChooseOrder(at index: Int) {
    memento.order = QuarterOrder.allCases[index]
    showQuarters()
  }

  func didPullToRefresh() {
    if memento.quarters == nil { viewController.endRefreshing() }
    guard request == nil else { return }
    if memento.quarters == nil { load() } else { refresh() }
  }

  func didTapRetry() {
    load()
  }

  func didSelectRow(at indexPath: IndexPath) {
    delegate?.perform(viewController.placesSegue, sender: dataSource.quarters[indexPath.row])
  }
}
