/// What is done with the outcome of an action.
typealias Callback<Output> = @MainActor (Output) -> Void

/// What a user story asks for, as a command: it is run with a callback, and it can be cancelled.
///
/// It can be run again, by the screen that made it and by others: what it takes is set before.
protocol Action<Output> {
  /// What the callback is called with.
  associatedtype Output

  /// Does it; the callback is called when it is done, or each time that there is news of what it follows.
  func run(_ callback: @escaping Callback<Output>)
  /// Ends it; the callback is not called any more.
  func cancel()
}

extension Action {
  /// An action that is done as soon as it is run leaves nothing to end.
  func cancel() {}
}
