// MARK: - CoveredScreenLoading

extension Application: CoveredScreenLoading {
  public func loadCoveredScreens() {
    for controller in window.stack { _ = controller.view }
    for list in lists { list.layoutIfNeeded() }
  }

  public var laidOutListRows: [Int] { lists.map(\.rowCount) }

  public func scrollToEnd(ofList index: Int) {
    lists[index].scrollToEnd()
  }

  private var lists: [TableView] {
    window.stack.compactMap(\.viewIfLoaded).flatMap(\.shownViews).compactMap { $0 as? TableView }
  }
}
