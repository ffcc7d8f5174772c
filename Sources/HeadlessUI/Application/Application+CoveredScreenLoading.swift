// MARK: - CoveredScreenLoading

extension Application: CoveredScreenLoading {
  public func loadCoveredScreens() {
    for controller in window.stack { controller.loadViews() }
    updateCoveredScreens()
    for list in lists { list.layoutIfNeeded() }
  }

  public func updateCoveredScreens() {
    guard window.isObservationTrackingEnabled else { return }
    for controller in window.stack { controller.updatePropertiesIfNeeded() }
    for list in lists { list.layoutIfNeeded() }
  }

  public var listRows: [Int] { lists.map(\.rowCount) }

  public func scrollToEnd(ofList index: Int) {
    lists[index].scrollToEnd()
  }

  private var lists: [TableView] {
    window.updatePropertiesIfNeeded()
    return window.stack.compactMap(\.viewIfLoaded).flatMap(\.shownViews).compactMap { $0 as? TableView }
  }
}

extension ViewController {
  fileprivate func loadViews() {
    _ = view
    for child in children { child.loadViews() }
  }
}
