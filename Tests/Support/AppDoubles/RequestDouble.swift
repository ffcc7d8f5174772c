package import SharedModel

/// A request to a service double, which a test answers. A cancelled one gets no reply, which is what services promise.
///
/// It is bound to no actor because a test may release whatever waits for the reply off the main thread.
package nonisolated final class RequestDouble<Value> {
  package private(set) var isCancelled = false
  /// The reply until the request is answered or cancelled. A test that replies too late takes it before that.
  package private(set) var reply: Reply<Value>?

  package init(reply: @escaping Reply<Value>) {
    self.reply = reply
  }

  @MainActor package func answer(_ result: Result<Value, ServiceError>) {
    let reply = reply
    self.reply = nil
    reply?(result)
  }

  package func makeCancellable() -> Cancellable {
    Cancellable { [weak self] in
      guard let self, reply != nil else { return }
      reply = nil
      isCancelled = true
    }
  }
}
