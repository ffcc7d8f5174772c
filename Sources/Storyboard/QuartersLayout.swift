import HeadlessUI
import SharedModel

/// The screen that lists the quarters of the city.
public final class QuartersLayout: View {
  /// The screen's name.
  public static let name = "quarters"

  public let order = SegmentedControl("quarters.order", segments: [Texts.byPriority, Texts.byName])
  public let list = TableView("quarters.list")
  public let refreshControl = RefreshControl()
  public let spinner = ActivityIndicator("quarters.spinner")
  public let empty = Label("quarters.empty")
  public let error = Label("quarters.error")
  public let retry = Button("quarters.retry", title: Texts.retry)

  /// Lays the screen out as it looks before it loads.
  public init() {
    super.init(Self.name)
    for view in [order, list, spinner, empty, error, retry] { addSubview(view) }
    list.refreshControl = refreshControl
    empty.text = Texts.nothingHere
    for view in [empty, error, retry] { view.isHidden = true }
  }
}
