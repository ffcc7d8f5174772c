import SharedModel

/// One request to a service's double: it is answered by hand and, as the services promise, never once it is cancelled.
///
/// Bound to no actor, because a test may let go of what waits for the reply away from the main thread.
nonisolated final class RequestDouble<Value> {
  private(set) var isCancelled = false
  private var reply: Reply<Value>?

  init(reply: @escaping Reply<Value>) {
    self.reply = reply
  }

  @MainActor func answer(_ result: Result<Value, ServiceError>) {
    let reply = reply
    self.reply = nil
    reply?(result)
  }

  func makeCancellable() -> Cancellable {
    Cancellable { [weak self] in
      guard let self, reply != nil else { return }
      reply = nil
      isCancelled = true
    }
  }
}
