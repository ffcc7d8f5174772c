// MARK: - LayoutCounting

extension Application: LayoutCounting {
  public func laidOutRows(ofList id: String) -> Int {
    // A screen that was never shown has laid out nothing, and is not loaded for being asked.
    window.stack.compactMap(\.viewIfLoaded).flatMap(\.shownViews)
      .filter { $0.accessibilityIdentifier == id }
      .reduce(0) { $0 + (($1 as? TableView)?.laidOutRows ?? 0) }
  }
}
