import SharedModel

/// Keeps the requests that a service double got, to answer them when a test says so.
final class RequestLog<Value> {
  private var replies: [Reply<Value>] = []
  private(set) var cancelledCount = 0

  var count: Int { replies.count }

  func add(_ reply: @escaping Reply<Value>) -> Cancellable {
    replies.append(reply)
    return Cancellable { MainActor.assumeIsolated { self.cancelledCount += 1 } }
  }

  /// Answers a request, also one that was cancelled; counted from 0.
  func answer(_ result: Result<Value, ServiceError>, to index: Int = 0) {
    replies[index](result)
  }
}
