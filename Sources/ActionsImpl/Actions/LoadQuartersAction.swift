import SharedModel

/// As a user, I want to see the quarters of the city.
struct LoadQuartersAction: Action {
  let service: any QuartersService

  func run(_ callback: @escaping Reply<[Quarter]>) -> Cancellable? {
    service.fetchQuarters(reply: callback)
  }
}
