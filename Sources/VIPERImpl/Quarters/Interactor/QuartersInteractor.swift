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
    case .success(let quarters): output?.didObtainQuarters(items(of: quarters))
    case .failure(let error): output?.didFailToObtainQuarters(error)
    }
  }

  /// The quarters in every order at once: sorting takes entities, which are neither kept here nor handed out.
  private func items(of quarters: [Quarter]) -> [QuarterOrder: [QuarterItem]] {
    let items = QuarterOrder.allCases.map { order in
      (order, order.sorted(quarters).map { QuarterItem(id: $0.id, name: $0.name, summary: $0.summary) })
    }
    return Dictionary(uniqueKeysWithValues: items)
  }
}

// MARK: - QuartersInteractorInput

extension QuartersInteractor: QuartersInteractorInput {
  func obtainQuarters() {
    request = service.obtainQuarters { [weak self] in self?.didReply($0) }
  }
}
