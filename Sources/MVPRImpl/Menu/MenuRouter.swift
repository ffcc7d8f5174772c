import HeadlessUI
import SharedModel

/// Navigates from the menu to the parts of the guide.
final class MenuRouter {
  weak var viewController: ViewController?  // it owns the presenter, which owns this router
  private let dependencies: any QuartersDependencies & PlacesDependencies & ReferenceDependencies

  init(dependencies: any QuartersDependencies & PlacesDependencies & ReferenceDependencies) {
    self.dependencies = dependencies
  }

  private func push(_ screen: ViewController) {
    viewController?.navigationController?.pushViewController(screen)
  }
}

// MARK: - MenuRouting

extension MenuRouter: MenuRouting {
  func openQuarters() {
    push(QuartersBuilder(dependencies: dependencies).build())
  }

  func openPlaces(title: String) {
    push(PlacesBuilder(dependencies: dependencies).build(title: title, query: PlaceQuery()))
  }

  func openReference() {
    push(ReferenceBuilder(dependencies: dependencies).build())
  }
}
