import SharedModel

/// Brings the quarters from the backend, and sorts them.
final class QuartersInteractor {
  weak var output: (any QuartersInteractorOutput)?  // the presenter, which owns this
  private let service: any QuartersService
  private var order = QuarterOrder.priority
  /// The quarters obtained last, kept to be sorted again; nil until a load has succeeded.
  private var quarters: [Quarter]?
  private var request: Cancellable?

  init(service: any QuartersService) {
    self.service = service
  }

  private func didReply(_ result: Result<[Quarter], ServiceError>) {
    request = nil
    switch result {
    case .success(let quarters):
      self.quarters = quarters
      output?.didObtainQuarters(sortedItems(of: quarters))
    case .failure(let error):
      output?.didFailToObtainQuarters(error)
    }
  }

  private func sortedItems(of quarters: [Quarter]) -> [QuarterItem] {
    order.sorted(quarters).map { QuarterItem(id: $0.id, name: $0.name, summary: $0.summary) }
  }
}

// MARK: - QuartersInteractorInput

extension QuartersInteractor: QuartersInteractorInput {
  func obtainQuarters() {
    request = service.fetchQuarters { [weak self] in self?.didReply($0) }
  }

  func sortQuarters(by order: QuarterOrder) {
    self.order = order
    if let quarters { output?.didSortQuarters(sortedItems(of: quarters)) }
  }
}
