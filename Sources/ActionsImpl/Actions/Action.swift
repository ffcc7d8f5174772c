import SharedModel

/// Receives the output of an action.
typealias Callback<Output> = @MainActor (Output) -> Void

/// A user story as a command, which carries its parameters, runs with a callback and can be cancelled.
protocol Action<Output> {
  associatedtype Output

  /// Runs the action, which calls back once when it is done.
  ///
  /// - Returns: The handle of a run in flight: the run is cancelled when the handle is cancelled or released, and
  ///   doesn't call back any more. `nil` if there is nothing to cancel.
  func run(_ callback: @escaping Callback<Output>) -> Cancellable?
}
