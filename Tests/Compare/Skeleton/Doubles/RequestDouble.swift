import SharedModel

/// A request to a service double, answered by a test. As the services promise, it isn't answered once it is cancelled.
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
