/// A backend over the guide, whose latency and faults a story scripts service by service.
@MainActor
public final class ScriptedBackend {
  /// What the backend knows; a story may take places out or put others in.
  public var guide: Guide {
    didSet { guideChanges += 1 }
  }
  /// How often that has changed.
  public private(set) var guideChanges = 0
  private let clock: any AppClock
  private var behaviours: [Service: ServiceBehaviour] = [:]
  private var requestCounts: [Service: Int] = [:]
  private let silence = Silence()

  /// How many requests wait for an answer that will never come.
  public var silentRequests: Int { silence.requests }

  /// Makes a backend whose services all answer after 100 ms of `clock`.
  public init(guide: Guide, clock: any AppClock) {
    self.guide = guide
    self.clock = clock
  }

  /// How a service behaves.
  public subscript(service: Service) -> ServiceBehaviour {
    get { behaviours[service] ?? ServiceBehaviour() }
    set { behaviours[service] = newValue }
  }

  /// How many requests a service has got since the last call of `resetRequestCounts()`.
  public func requestCount(of service: Service) -> Int {
    requestCounts[service] ?? 0
  }

  /// Counts from zero again, as after a launch.
  public func resetRequestCounts() {
    requestCounts = [:]
  }

  /// The guide's places, indexed once.
  var places: PlaceIndex { guide.indexedPlaces }

  /// Indexes the places now, before anybody asks, so that it is no part of what is measured.
  public func indexPlaces() { _ = places }

  /// Takes a request; whether it will fail is settled now, what it answers when its time has come.
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

/// Counts requests that will never be answered, wherever they are let go of.
private final class Silence {
  private(set) var requests = 0

  func take() -> Cancellable {
    requests += 1
    return Cancellable { self.requests -= 1 }
  }
}
