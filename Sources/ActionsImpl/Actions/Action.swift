import SharedModel

/// Receives the output of an action.
typealias Callback<Output> = @MainActor (Output) -> Void

/// A user story as a command, which carries its parameters, runs with a callback and can be cancelled.
protocol Action<Output> {
  associatedtype Output

  /// Runs the action, which calls back at most once.
  ///
  /// - Returns: The handle of the run, which ends the run when it is cancelled or released; `nil` if there is nothing to
  ///   cancel.
  func run(_ callback: @escaping Callback<Output>) -> Cancellable?
}
