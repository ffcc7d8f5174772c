import HeadlessUI
import SharedModel

/// The screen that lists the articles of the reference book by category.
public final class ReferenceLayout: View {
  /// The screen's name.
  public static let name = "reference"

  public let list = TableView("reference.list")
  public let refreshControl = RefreshControl()
  public let spinner = ActivityIndicator("reference.spinner")
  public let error = Label("reference.error")
  public let retry = Button("reference.retry", title: Texts.retry)

  /// Lays the screen out as it looks before it loads.
  public init() {
    super.init(Self.name)
    for view in [list, spinner, error, retry] { addSubview(view) }
    list.refreshControl = refreshControl
    for view in [error, retry] { view.isHidden = true }
  }
}
