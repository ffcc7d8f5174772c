import SharedModel

/// Brings the quarters from the backend, and sorts them.
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
    case .success(let quarters): output?.didObtainQuarters(quarters.map { QuarterItem($0) })
    case .failure(let error): output?.didFailToObtainQuarters(error)
    }
  }
}

// MARK: - QuartersInteractorInput

extension QuartersInteractor: QuartersInteractorInput {
  func obtainQuarters() {
    request = service.fetchQuarters { [weak self] in self?.didReply($0) }
  }

  func sortQuarters(_ quarters: [QuarterItem], by order: QuarterOrder) -> [QuarterItem] {
    order.sorted(quarters.map { Quarter($0) }).map { QuarterItem($0) }
  }
}
