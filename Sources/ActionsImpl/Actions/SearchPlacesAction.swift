import SharedModel

/// As a user, I want to search while I type: it waits for a pause, and then loads the places that match.
final class SearchPlacesAction: Action {
  typealias Output = LoadPlacesAction.Output

  private let load: LoadPlacesAction
  private let pause: Duration
  private let clock: any AppClock
  private var wait: Cancellable?

  init(load: LoadPlacesAction, pause: Duration, clock: any AppClock) {
    self.load = load
    self.pause = pause
    self.clock = clock
  }

  func run(_ callback: @escaping Callback) {
    wait = clock.schedule(after: pause) { [load] in load.run(callback) }
  }

  func cancel() {
    wait = nil
    load.cancel()
  }
}
