import Observation

/// The handler that fills a cell for one row, and whether it is due.
final class CellConfiguration: Observable {
  let update: (TableViewCell) -> Void
  private(set) var isDue = true
  private(set) var hasRun = false
  weak var list: TableView?  // the list owns the cell, which owns this
  private let registrar = ObservationRegistrar()

  init(update: @escaping (TableViewCell) -> Void) {
    self.update = update
  }

  /// Runs the handler. A cell that is reused gets another configuration, so later changes of this row don't reach it.
  func run(on cell: TableViewCell, isTracked: Bool) {
    (isDue, hasRun) = (false, true)
    guard isTracked else { return update(cell) }
    withObservationTracking {
      registrar.access(self, keyPath: \.isDue)
      update(cell)
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.setNeedsUpdate() }
    }
  }

  /// Ends the tracking. Observation cancels it when one of its properties changes, so this changes one.
  func end() {
    list = nil
    registrar.withMutation(of: self, keyPath: \.isDue) {}
  }

  private func setNeedsUpdate() {
    guard !isDue else { return }
    isDue = true
    list?.setNeedsUpdateConfiguration()
  }
}
