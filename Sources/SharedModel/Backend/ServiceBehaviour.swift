/// The current behaviour of a service of the scripted backend.
public struct ServiceBehaviour: Hashable, Sendable {
  /// The outcome of a request.
  public enum Answer: Hashable, Sendable {
    case works
    case fails(ServiceError)
    case never
  }

  /// The time from a request to its answer.
  public var latency: Duration = .milliseconds(100)
  /// The outcome of every request.
  public var answer: Answer = .works
  /// The error of the next request only.
  public var failsOnce: ServiceError?

  /// Creates the behaviour of a service that answers after 100 ms.
  public init() {}
}
