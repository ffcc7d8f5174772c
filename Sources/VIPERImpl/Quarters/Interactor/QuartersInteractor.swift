import SharedModel

/// Brings the quarters from the backend.
final class QuartersInteractor {
  weak var output: (any QuartersInteractorOutput)?  // the presenter, which owns this
  private let service: any QuartersService
  private var request: Cancellable?

  init(service: any QuartersService) {
    self.service = service
  }

  private func didReply(_ result: Result<[Quarter], ServiceError>) {
    request = nil
    switch result {
    case .success(let quarters): output?.didObtainQuarters(quarters.map(item))
    case .failure(let error): output?.didFailToObtainQuarters(error)
    }
  }

  private func item(of quarter: Quarter) -> QuarterItem {
    QuarterItem(id: quarter.id, name: quarter.name, summary: quarter.summary, priority: quarter.priority)
  }
}

// MARK: - QuartersInteractorInput

extension QuartersInteractor: QuartersInteractorInput {
  func obtainQuarters() {
    request = service.fetchQuarters { [weak self] in self?.didReply($0) }
  }
}
