import HeadlessUI
import SharedModel

/// Receives the input of the quarters' screen, loads the quarters and sorts them.
final class QuartersInteractor {
  weak var delegate: (any QuartersInteractorDelegate)?  // owns the view, which owns this

  private let order: SegmentedControl
  private let model: QuartersModel
  private let loadQuarters: LoadQuartersAction

  init(model: QuartersModel, service: any QuartersService, order: SegmentedControl) {
    self.model = model
    loadQuarters = LoadQuartersAction(service: service)
    self.order = order
  }

  // MARK: - Input

  func didChooseOrder() {
    guard let index = order.selectedSegmentIndex else { return }
    model.order = QuarterOrder.allCases[index]
    if let quarters = model.quarters { sort(quarters) }
  }

  func didPullToRefresh() {
    switch model.wait {
    case nil where model.quarters == nil: load()
    case nil: run(.refresh)
    case .load, .refresh: delegate?.interactorDidChangeProgress()
    }
  }

  func load() {
    run(.load)
  }

  // MARK: - Actions

  private func run(_ wait: QuartersModel.Wait) {
    model.wait = wait
    model.failure = nil
    delegate?.interactorDidChangeProgress()
    loadQuarters.run { [weak self] in self?.didEnd(wait, $0) }
  }

  private func didEnd(_ wait: QuartersModel.Wait, _ result: Result<[Quarter], ServiceError>) {
    model.wait = nil
    switch (wait, result) {
    case (_, .success(let quarters)): sort(quarters)
    case (.load, .failure(let error)): model.failure = error
    case (.refresh, .failure): delegate?.interactorDidFailToRefresh()
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
