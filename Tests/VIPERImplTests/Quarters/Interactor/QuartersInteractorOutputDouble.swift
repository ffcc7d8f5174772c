import SharedModel

@testable import VIPERImpl

final class QuartersInteractorOutputDouble: QuartersInteractorOutput {
  private(set) var quarters: [[QuarterItem]] = []
  private(set) var errors: [ServiceError] = []

  func didObtainQuarters(_ quarters: [QuarterItem]) {
    self.quarters.append(quarters)
  }

  func didFailToObtainQuarters(_ error: ServiceError) {
    errors.append(error)
  }
}
