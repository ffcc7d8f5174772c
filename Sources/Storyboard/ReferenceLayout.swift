import HeadlessUI

/// The screen that lists the articles of the reference book by category.
public final class ReferenceLayout: View {
  public static let name = "reference"

  public let list = TableView("reference.list")
  public let refreshControl = RefreshControl()
  public let status = LoadStatusView("reference")

  public var spinner: ActivityIndicator { status.spinner }
  public var error: Label { status.error }
  public var retry: Button { status.retry }

  /// Creates the screen as it looks before loading.
  public init() {
    super.init(Self.name)
    for view in [list, status] { addSubview(view) }
    list.refreshControl = refreshControl
  }
}
