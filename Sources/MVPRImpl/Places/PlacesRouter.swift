import HeadlessUI
import SharedModel

/// Navigates from the places to one of them, and shows alerts.
final class PlacesRouter: AlertRoute {
  weak var viewController: ViewController?  // it owns the presenter, which owns this router
  private let dependencies: any PlaceDependencies

  init(dependencies: any PlaceDependencies) {
    self.dependencies = dependencies
  }
}

// MARK: - PlacesRouting

extension PlacesRouter: PlacesRouting {
  // snippet.tap
  func openPlace(_ place: Place, in list: any PlaceSequence) {
    let screen = PlaceBuilder(dependencies: dependencies).build(place: place, in: list)
    viewController?.navigationController?.pushViewController(screen)
  }
  // snippet.end
}
