import SharedModel

/// Keeps where the user is, as the root needs it.
protocol WhereaboutsKeeping: AnyObject {
  func restore() -> SavedState
  func save(_ state: SavedState)
}

// MARK: - Whereabouts

extension Whereabouts: WhereaboutsKeeping {}
