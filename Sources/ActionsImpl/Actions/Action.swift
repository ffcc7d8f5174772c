/// Receives the output of an action.
typealias Callback<Output> = @MainActor (Output) -> Void

/// A user story as a command, which runs with a callback and can be cancelled.
///
/// Its parameters are set before it runs, so that one action can run again, on any screen.
protocol Action<Output> {
  associatedtype Output

  /// Runs the action. It calls back when it is done, or each time that what it follows has changed.
  func run(_ callback: @escaping Callback<Output>)
  /// Ends the action, which doesn't call back any more.
  func cancel()
}

extension Action {
  /// Does nothing, for actions that are done as soon as they run.
  func cancel() {}
}
