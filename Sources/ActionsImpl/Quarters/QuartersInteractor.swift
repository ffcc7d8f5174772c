import HeadlessUI
import SharedModel

/// Receives the input of the quarters' screen, loads the quarters and sorts them.
final class QuartersInteractor {
  weak var delegate: (any QuartersInteractorDelegate)?  // owns the view, which owns this

  private let order: SegmentedControl
  private let model: QuartersModel
  private let service: any QuartersService
  private var loading: Cancellable?

  init(model: QuartersModel, service: any QuartersService, order: SegmentedControl) {
    self.model = model
    self.service = service
    self.order = order
  }

  // MARK: - Input

  func didChooseOrder() {
    guard let index = order.selectedSegmentIndex else { return }
    model.order = QuarterOrder.allCases[index]
    if let quarters = model.quarters { sort(quarters) }
  }

  func didPullToRefresh() {
    guard model.status.wait == nil else { delegate?.interactorDidChangeProgress(); return }
    load(model.quarters == nil ? .load : .refresh)
  }

  func load() {
    load(.load)
  }

  // MARK: - Actions

  private func load(_ wait: LoadStatus.Wait) {
    model.status = LoadStatus(wait: wait)
    delegate?.interactorDidChangeProgress()
    loading = LoadQuartersAction(service: service).run { [weak self] in self?.didLoad($0) }
  }

  private func didLoad(_ result: Result<[Quarter], ServiceError>) {
    model.status = LoadStatus()
    switch result {
    case .success(let quarters): sort(quarters)
    case .failure(let error) where model.quarters == nil: model.status.failure = error
    case .failure: delegate?.interactorDidFailToRefresh()
    }
    delegate?.interactorDidChangeProgress()
  }

  private func sort(_ quarters: [Quarter]) {
    SortQuartersAction(quarters: quarters, order: model.order).run { [model, delegate] in
      model.quarters = $0
      delegate?.interactorDidChangeQuarters()
    }
  }
}

// MARK: - TableViewDelegate

extension QuartersInteractor: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    if let quarters = model.quarters { delegate?.interactorDidSelect(quarters[indexPath.row]) }
  }
}
