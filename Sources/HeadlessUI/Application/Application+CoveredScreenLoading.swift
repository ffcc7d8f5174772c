// MARK: - CoveredScreenLoading

extension Application: CoveredScreenLoading {
  public func loadCoveredScreens() {
    for controller in window.stack { _ = controller.view }
  }
}
