import SharedModel

/// As a user, I want to see more places when I get to the end of the list.
final class LoadMorePlacesAction: OngoingAction {
  /// The places to add a page to; without them, nothing happens.
  var places: LoadedPlaces?
  var underWay: Cancellable?
  private let service: any PlacesService

  init(places: LoadedPlaces? = nil, service: any PlacesService) {
    self.places = places
    self.service = service
  }

  // snippet.start
  func start(_ callback: @escaping Reply<Void>) -> Cancellable? {
    guard let places else { return nil }
    let number = places.pageCount
    return service.fetchPlaces(places.query, page: number) { result in
      switch result {
      case .success(let page): callback(.success(places.add(page, number: number)))
      // Another screen that shares the places has loaded the page meanwhile, so nothing is missing.
      case .failure where number < places.pageCount: callback(.success(()))
      case .failure(let error): callback(.failure(error))
      }
    }
  }
  // snippet.end
}
