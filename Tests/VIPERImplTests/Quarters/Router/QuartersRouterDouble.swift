@testable import VIPERImpl

final class QuartersRouterDouble: QuartersRouterInput {
  private(set) var alerts: [String] = []
  private(set) var quarters: [QuarterItem] = []

  func openPlaces(ofQuarter quarter: QuarterItem) {
    quarters.append(quarter)
  }

  func openAlert(title: String) {
    alerts.append(title)
  }
}
