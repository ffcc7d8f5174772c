/// A backend over the guide, whose latency and faults a story scripts service by service.
@MainActor
public final class ScriptedBackend {
  /// The backend's content, which a story may change.
  public var guide: Guide {
    didSet { guideChanges += 1 }
  }
  /// The number of changes to `guide`.
  public private(set) var guideChanges = 0
  private let clock: any AppClock
  private var behaviours: [Service: ServiceBehaviour] = [:]
  private var requestCounts: [Service: Int] = [:]
  private let silence = Silence()

  /// The number of pending requests that will never be answered.
  public var silentRequests: Int { silence.requests }

  /// Creates a backend whose services all answer after 100 ms on `clock`.
  public init(guide: Guide, clock: any AppClock) {
    self.guide = guide
    self.clock = clock
  }

  /// The current behaviour of a service.
  public subscript(service: Service) -> ServiceBehaviour {
    get { behaviours[service] ?? ServiceBehaviour() }
    set { behaviours[service] = newValue }
  }

  /// Returns the number of requests to a service since the last call to `resetRequestCounts()`.
  public func requestCount(of service: Service) -> Int {
    requestCounts[service] ?? 0
  }

  /// Resets all request counts to 0, for a new launch.
  public func resetRequestCounts() {
    requestCounts = [:]
  }

  /// The guide's places, indexed once.
  var places: PlaceIndex { guide.indexedPlaces }

  /// Indexes the places before the first request, so that no measurement includes the work.
  public func indexPlaces() { _ = places }

  /// Accepts a request. Decides at once whether it fails, but computes the answer only when it is due.
  func take<Value>(
    _ service: Service, answer: @escaping @MainActor (ScriptedBackend) -> Result<Value, ServiceError>,
    reply: @escaping Reply<Value>
  ) -> Cancellable {
    requestCounts[service, default: 0] += 1
    let behaviour = self[service]
    let failure: ServiceError?
    switch (behaviour.failsOnce, behaviour.answer) {
    case (let once?, _):
      behaviours[service]?.failsOnce = nil
      failure = once
    case (nil, .fails(let error)): failure = error
    case (nil, .works): failure = nil
    case (nil, .never): return silence.take()
    }
    return clock.schedule(after: behaviour.latency) { [weak self] in
      guard let self else { return }
      reply(failure.map { .failure($0) } ?? answer(self))
    }
  }
}

/// Counts pending requests that will never be answered; bound to no actor, because any thread may release them.
private final class Silence {
  private(set) var requests = 0

  func take() -> Cancellable {
    requests += 1
    return Cancellable { self.requests -= 1 }
  }
}
