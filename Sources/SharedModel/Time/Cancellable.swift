/// Pending work, or an observation, that ends when this is cancelled or released.
///
/// Not sendable, because it is created, cancelled and released on the main thread.
public final class Cancellable {
  private var onCancel: (() -> Void)?

  /// Creates a cancellable; `onCancel` is called at most once.
  public init(_ onCancel: @escaping () -> Void) {
    self.onCancel = onCancel
  }

  /// Ends the work or observation; later calls have no effect.
  public func cancel() {
    guard let onCancel else { return }
    self.onCancel = nil
    onCancel()
  }

  deinit { cancel() }
}
