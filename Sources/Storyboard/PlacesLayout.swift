import HeadlessUI
import SharedModel

/// The screen that lists all places, or the places of one quarter.
public final class PlacesLayout: View {
  public static let name = "places"

  public let search = TextField("places.search")
  public let list = TableView("places.list")
  public let refreshControl = RefreshControl()
  public let empty = Label("places.empty")
  public let status = LoadStatusView("places")
  /// The list's footer.
  public let more = Button("places.more", title: Texts.loadingMore)

  public var spinner: ActivityIndicator { status.spinner }
  public var error: Label { status.error }
  public var retry: Button { status.retry }

  /// Creates the screen as it looks before loading.
  public init() {
    super.init(Self.name)
    for view in [search, list, more, empty, status] { addSubview(view) }
    list.refreshControl = refreshControl
    for view in [more, empty] { view.isHidden = true }
  }
}
