import SharedModel
import Testing

/// One request to a service's double: it is answered by hand and, as the services promise, never once it is cancelled.
final class RequestDouble<Value> {
  private(set) var isCancelled = false
  private var reply: Reply<Value>?

  init(reply: @escaping Reply<Value>) {
    self.reply = reply
  }

  func answer(_ result: Result<Value, ServiceError>) {
    let reply = reply
    self.reply = nil
    reply?(result)
  }

  func makeCancellable() -> Cancellable {
    Cancellable { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.reply != nil else { return }
        self.reply = nil
        self.isCancelled = true
      }
    }
  }
}

/// The requests that a service's double was sent. To ask for one that wasn't sent fails the test, and goes on.
struct RequestDoubles<Value> {
  private var sent: [RequestDouble<Value>] = []

  var count: Int { sent.count }
  var isEmpty: Bool { sent.isEmpty }
  var first: RequestDouble<Value>? { sent.first }
  var last: RequestDouble<Value>? { sent.last }

  subscript(index: Int) -> RequestDouble<Value> {
    guard sent.indices.contains(index) else {
      Issue.record("Request \(index + 1) for \(Value.self) was never sent; there were \(sent.count).")
      return RequestDouble { _ in }
    }
    return sent[index]
  }

  mutating func append(_ request: RequestDouble<Value>) {
    sent.append(request)
  }

  func map<Result>(_ transform: (RequestDouble<Value>) -> Result) -> [Result] {
    sent.map(transform)
  }
}
