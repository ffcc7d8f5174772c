/// What a user story asks for, as a command: it is run with a callback, and it can be cancelled.
///
/// It can be run again, by the screen that made it and by others: what it takes is set before. Whoever runs it holds it;
/// once nobody does, it is as if it had been cancelled.
protocol Action: AnyObject {
  /// What the callback is called with.
  associatedtype Output
  typealias Callback = @MainActor (Output) -> Void

  /// Starts it, or starts it anew. The callback is called when it is done, or each time that there is news of what it follows.
  func run(_ callback: @escaping Callback)
  /// Ends it; the callback is not called any more.
  func cancel()
}
