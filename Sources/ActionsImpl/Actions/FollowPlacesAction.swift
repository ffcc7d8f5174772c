import SharedModel

/// As a user, I want a list to follow what becomes of its places, also those that I have opened from it.
final class FollowPlacesAction: OngoingAction {
  /// What to follow; without any places nothing is.
  var places: LoadedPlaces?
  var underWay: Cancellable?

  func start(_ callback: @escaping Callback<LoadedPlaces.Change>) -> Cancellable? {
    places?.observe(callback)
  }
}
