import SharedModel

@testable import MVPRImpl

extension RestorablePresenting {
  /// The navigation state of this screen alone.
  var recorded: SavedState {
    var state = SavedState()
    record(in: &state)
    return state
  }
}
