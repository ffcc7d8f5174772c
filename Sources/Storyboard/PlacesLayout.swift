import HeadlessUI
import SharedModel

/// The screen that lists places, all of them or those of a quarter.
public final class PlacesLayout: View {
  /// The screen's name.
  public static let name = "places"

  public let search = TextField("places.search")
  public let list = TableView("places.list")
  public let refreshControl = RefreshControl()
  public let spinner = ActivityIndicator("places.spinner")
  public let empty = Label("places.empty")
  public let error = Label("places.error")
  public let retry = Button("places.retry", title: Texts.retry)
  /// The list's footer.
  public let more = Button("places.more", title: Texts.loadingMore)

  /// Lays the screen out as it looks before it loads.
  public init() {
    super.init(Self.name)
    for view in [search, list, more, spinner, empty, error, retry] { addSubview(view) }
    list.refreshControl = refreshControl
    for view in [more, empty, error, retry] { view.isHidden = true }
  }
}
