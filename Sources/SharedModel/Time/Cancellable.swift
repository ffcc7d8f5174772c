/// Work or an observation that ends when it is cancelled or when nobody holds this any more.
///
/// Not sendable: it is made, cancelled and released on the main thread.
public final class Cancellable {
  private var onCancel: (() -> Void)?

  /// Something under way that `onCancel` ends; it is called once at most.
  public init(_ onCancel: @escaping () -> Void) {
    self.onCancel = onCancel
  }

  /// Ends it; later calls change nothing.
  public func cancel() {
    guard let onCancel else { return }
    self.onCancel = nil
    onCancel()
  }

  deinit { cancel() }
}
