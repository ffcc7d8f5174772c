import SharedModel

@testable import MVPRImpl

/// Restores what a test says, and remembers what was saved.
final class WhereaboutsDouble: WhereaboutsKeeping {
  var restored = SavedState()
  private(set) var saved: [SavedState] = []

  func restore() -> SavedState { restored }
  func save(_ state: SavedState) { saved.append(state) }
}
