import Observation

/// The handler that fills a cell for one row, and whether it is due.
final class CellConfiguration {
  let update: (TableViewCell) -> Void
  private(set) var isDue = true
  private(set) var hasRun = false
  weak var list: TableView?  // the list owns the cell, which owns this

  init(update: @escaping (TableViewCell) -> Void) {
    self.update = update
  }

  /// Runs the handler. Changes that follow concern the cell only as long as it shows the same row, and so has this.
  func run(on cell: TableViewCell, isTracked: Bool) {
    (isDue, hasRun) = (false, true)
    guard isTracked else { return update(cell) }
    withObservationTracking {
      update(cell)
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.setNeedsUpdate() }
    }
  }

  private func setNeedsUpdate() {
    guard !isDue else { return }
    isDue = true
    list?.setNeedsUpdateConfiguration()
  }
}
