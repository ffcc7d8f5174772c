import SharedModel

@testable import VIPERImpl

final class QuartersInteractorDouble: QuartersInteractorInput {
  private(set) var requestCount = 0

  func obtainQuarters() {
    requestCount += 1
  }

  func sortQuarters(_ quarters: [QuarterItem], by order: QuarterOrder) -> [QuarterItem] {
    switch order {
    case .priority: quarters.sorted { $0.priority < $1.priority }
    case .name: quarters.sorted { $0.name < $1.name }
    }
  }
}
