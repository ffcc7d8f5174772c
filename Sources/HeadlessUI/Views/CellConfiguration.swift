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

  /// Runs the handler. A cell that is reused gets another configuration, so later changes of this row don't reach it.
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
