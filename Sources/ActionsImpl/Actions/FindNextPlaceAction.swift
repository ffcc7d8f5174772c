import SharedModel

/// As a user, I want to go from one place to the next in its list; as many pages are loaded as that needs.
final class FindNextPlaceAction: OngoingAction {
  var underWay: Cancellable?
  private let id: Place.ID
  private let places: LoadedPlaces
  private let loadMore: LoadMorePlacesAction

  init(id: Place.ID, places: LoadedPlaces, service: any PlacesService) {
    self.id = id
    self.places = places
    loadMore = LoadMorePlacesAction(places: places, service: service)
  }

  /// Calls back at once if no page is needed; the place is nil after the last one.
  func start(_ callback: @escaping Reply<Place?>) -> Cancellable? {
    let next = places.place(after: id)
    guard next == nil, !places.isComplete else {
      callback(.success(next))
      return nil
    }
    return loadMore.start { [weak self] result in
      switch result {
      case .success: self?.run(callback)
      case .failure(let error): callback(.failure(error))
      }
    }
  }
}
