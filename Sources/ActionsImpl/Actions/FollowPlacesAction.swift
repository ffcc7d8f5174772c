import SharedModel

/// As a user, I want a list to show what has changed on places that I opened from it.
final class FollowPlacesAction: OngoingAction {
  /// The places to follow; nil to follow none.
  var places: LoadedPlaces?
  var underWay: Cancellable?

  func start(_ callback: @escaping Callback<LoadedPlaces.Change>) -> Cancellable? {
    places?.observe(callback)
  }
}
