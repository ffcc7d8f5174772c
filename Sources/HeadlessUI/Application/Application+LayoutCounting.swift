// MARK: - LayoutCounting

extension Application: LayoutCounting {
  public func laidOutRows(ofList id: String) -> [Int: Int] {
    window.updatePropertiesIfNeeded()
    // A screen that was never shown has laid out nothing, and asking must not load it.
    let lists = window.stack.compactMap(\.viewIfLoaded).flatMap(\.shownViews)
      .filter { $0.accessibilityIdentifier == id }.compactMap { $0 as? TableView }
    return Dictionary(uniqueKeysWithValues: lists.map { ($0.number, $0.laidOutRows) })
  }
}
