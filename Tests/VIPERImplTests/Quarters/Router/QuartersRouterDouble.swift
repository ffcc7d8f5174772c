@testable import VIPERImpl

final class QuartersRouterDouble: AlertRouterDouble, @MainActor QuartersRouterInput {
  private(set) var quarters: [QuarterItem] = []

  func openPlaces(ofQuarter quarter: QuarterItem) {
    quarters.append(quarter)
  }
}
