import SharedModel
import UIKit

/// The screen that lists all places, or the places of one quarter. It has the outlets of the kit's layout.
public final class PlacesLayout: UIView {
  public static let cellIdentifier = "place"

  public let search = UITextField()
  public let list = UITableView(frame: .zero, style: .plain)
  public let refreshControl = UIRefreshControl()
  public let empty = UILabel()
  public let status = LoadStatusView("places")
  /// The list's footer.
  public let more = UIButton(type: .system)

  public var retry: UIButton { status.retry }

  /// Creates the screen as it looks before loading.
  public init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    search.borderStyle = .roundedRect
    list.refreshControl = refreshControl
    list.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
    more.setTitle(Texts.loadingMore, for: .normal)
    for view in [more, empty] { view.isHidden = true }
    identify()
    arrange()
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("The layout is made in code.")
  }

  /// Names the elements as the stories do, for UI tests.
  private func identify() {
    search.accessibilityIdentifier = "places.search"
    list.accessibilityIdentifier = "places.list"
    empty.accessibilityIdentifier = "places.empty"
    more.accessibilityIdentifier = "places.more"
  }

  // snippet.arrange
  /// Stacks the elements in the order of the kit's layout, between the navigation bar and the keyboard.
  private func arrange() {
    let stack = UIStackView(arrangedSubviews: [search, list, more, empty, status])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
    ])
  }
  // snippet.end
}
