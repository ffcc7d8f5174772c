import SharedModel
import Testing

/// Keeps the requests that a service double got, to answer them when a test says so.
final class RequestLog<Value> {
  private var replies: [Reply<Value>] = []
  private var answered: Set<Int> = []
  /// How many were cancelled before they were answered.
  private(set) var cancelledCount = 0

  var count: Int { replies.count }

  func add(_ reply: @escaping Reply<Value>) -> Cancellable {
    let index = replies.count
    replies.append(reply)
    return Cancellable { MainActor.assumeIsolated { self.cancel(index) } }
  }

  /// Answers a request, also one that was cancelled; counted from 0.
  func answer(_ result: Result<Value, ServiceError>, to index: Int = 0) {
    guard replies.indices.contains(index) else {
      Issue.record("There is no request \(index) to answer.")
      return
    }
    answered.insert(index)
    replies[index](result)
  }

  private func cancel(_ index: Int) {
    if !answered.contains(index) { cancelledCount += 1 }
  }
}
