import HeadlessUI
import SharedModel

/// Navigates from the quarters to their places, and shows alerts.
final class QuartersRouter: AlertRoute {
  weak var viewController: ViewController?  // it owns the presenter, which owns this router
  private let dependencies: any PlacesDependencies

  init(dependencies: any PlacesDependencies) {
    self.dependencies = dependencies
  }
}

// MARK: - QuartersRouting

extension QuartersRouter: QuartersRouting {
  func openPlaces(in quarter: Quarter) {
    let places = PlacesBuilder(dependencies: dependencies)
      .build(title: quarter.name, query: PlaceQuery(quarterID: quarter.id))
    viewController?.navigationController?.pushViewController(places)
  }
}
