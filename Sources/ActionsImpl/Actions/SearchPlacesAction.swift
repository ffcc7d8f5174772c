import SharedModel

/// As a user, I want to search while I type. The action waits for a pause, and then loads the places that match.
final class SearchPlacesAction: OngoingAction {
  var underWay: Cancellable?
  private let load: LoadPlacesAction
  private let pause: Duration
  private let clock: any AppClock

  init(load: LoadPlacesAction, pause: Duration, clock: any AppClock) {
    self.load = load
    self.pause = pause
    self.clock = clock
  }

  func start(_ callback: @escaping Reply<LoadedPlaces>) -> Cancellable? {
    clock.schedule(after: pause) { [weak self, load] in self?.underWay = load.start(callback) }
  }
}
