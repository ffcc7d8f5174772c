import SharedModel

@testable import MVPRImpl

/// Records changes, and refuses the last one when a test says so.
final class FavouriteEditorDouble: FavouriteEditing {
  struct Change: Equatable {
    var isFavourite: Bool
    var placeID: Place.ID
  }

  /// Called for each change.
  var didSet: (Change) -> Void = { _ in }
  private(set) var changes: [Change] = []
  private var didFail: (@MainActor (ServiceError) -> Void)?

  func set(_ isFavourite: Bool, placeID: Place.ID, didFail: @escaping @MainActor (ServiceError) -> Void) {
    let change = Change(isFavourite: isFavourite, placeID: placeID)
    changes.append(change)
    didSet(change)
    self.didFail = didFail
  }

  func fail(_ error: ServiceError) { didFail?(error) }
}
