@testable import VIPERImpl

final class QuartersInteractorDouble: QuartersInteractorInput {
  private(set) var requestCount = 0

  func obtainQuarters() {
    requestCount += 1
  }
}
