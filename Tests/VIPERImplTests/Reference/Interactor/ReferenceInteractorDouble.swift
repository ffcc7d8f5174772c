@testable import VIPERImpl

final class ReferenceInteractorDouble: ReferenceInteractorInput {
  private(set) var requestCount = 0

  func obtainCategories() {
    requestCount += 1
  }
}
