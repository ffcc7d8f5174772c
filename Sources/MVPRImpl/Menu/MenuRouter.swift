import HeadlessUI

/// Leads from the menu to the parts of the guide.
final class MenuRouter {
  weak var viewController: ViewController?  // it owns the presenter, which owns this router
  private let dependencies: any QuartersDependencies

  init(dependencies: any QuartersDependencies) {
    self.dependencies = dependencies
  }
}

// MARK: - MenuRouting

extension MenuRouter: MenuRouting {
  func openQuarters() {
    let quarters = QuartersBuilder(dependencies: dependencies).build()
    viewController?.navigationController?.pushViewController(quarters)
  }
}
