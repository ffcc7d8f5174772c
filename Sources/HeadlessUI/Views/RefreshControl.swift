/// The control that a user pulls a list down for.
public final class RefreshControl: Control {
  /// Whether the control was pulled and hasn't been answered yet.
  public private(set) var isRefreshing = false

  /// Creates a refresh control.
  public init() {
    super.init("refresh")
  }

  /// Ends refreshing. Call it when the answer has arrived.
  public func endRefreshing() {
    isRefreshing = false
  }

  /// Pulls the control; has no effect while it is refreshing.
  func pull() {
    guard !isRefreshing else { return }
    isRefreshing = true
    sendActions(for: .valueChanged)
  }
}
