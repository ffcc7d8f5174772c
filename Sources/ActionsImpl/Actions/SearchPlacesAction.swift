import SharedModel

/// As a user, I want to search while I type. The action waits for a pause, and then loads the places that match.
struct SearchPlacesAction: Action {
  let query: PlaceQuery
  let service: any PlacesService
  let pause: Duration
  let clock: any AppClock

  func run(_ callback: @escaping Reply<PlacePage>) -> Cancellable? {
    var step: Cancellable?
    step = clock.schedule(after: pause) {
      step = LoadPlacesAction(query: query, service: service).run(callback)
    }
    return Cancellable { step?.cancel() }
  }
}
