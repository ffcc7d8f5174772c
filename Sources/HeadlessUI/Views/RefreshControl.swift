/// What a user pulls a list down for.
public final class RefreshControl: Control {
  /// Whether it shows that it was pulled and has not been answered yet.
  public private(set) var isRefreshing = false

  /// Makes a control that was not pulled.
  public init() {
    super.init("refresh")
  }

  /// Shows that the answer has come.
  public func endRefreshing() {
    isRefreshing = false
  }

  /// Pulls it as a user does; while it still refreshes nothing more happens.
  func pull() {
    guard !isRefreshing else { return }
    isRefreshing = true
    sendActions(for: .valueChanged)
  }
}
