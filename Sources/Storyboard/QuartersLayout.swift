import HeadlessUI
import SharedModel

/// The screen that lists the quarters of the city.
public final class QuartersLayout: View {
  public static let name = "quarters"

  public let order = SegmentedControl("quarters.order", segments: [Texts.byPriority, Texts.byName])
  public let list = TableView("quarters.list")
  public let refreshControl = RefreshControl()
  public let empty = Label("quarters.empty")
  public let status = LoadStatusView("quarters")

  public var spinner: ActivityIndicator { status.spinner }
  public var error: Label { status.error }
  public var retry: Button { status.retry }

  /// Creates the screen as it looks before loading.
  public init() {
    super.init(Self.name)
    for view in [order, list, empty, status] { addSubview(view) }
    list.refreshControl = refreshControl
    empty.text = Texts.nothingHere
    empty.isHidden = true
  }
}
