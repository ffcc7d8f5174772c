/// How a service of the scripted backend behaves until it is told otherwise.
public struct ServiceBehaviour: Hashable, Sendable {
  /// What happens to every request.
  public enum Answer: Hashable, Sendable {
    case works
    case fails(ServiceError)
    case never
  }

  /// The time from a request to its answer.
  public var latency: Duration = .milliseconds(100)
  /// What happens to every request.
  public var answer: Answer = .works
  /// What the next request fails with, before `answer` holds again.
  public var failsOnce: ServiceError?

  /// A service that answers after 100 ms.
  public init() {}
}
