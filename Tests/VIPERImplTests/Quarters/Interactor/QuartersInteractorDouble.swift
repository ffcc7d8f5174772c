import SharedModel

@testable import VIPERImpl

final class QuartersInteractorDouble: QuartersInteractorInput {
  private(set) var requestCount = 0
  private(set) var orders: [QuarterOrder] = []

  func obtainQuarters() {
    requestCount += 1
  }

  func sortQuarters(by order: QuarterOrder) {
    orders.append(order)
  }
}
