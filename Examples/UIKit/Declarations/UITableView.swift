@MainActor
open class UIScrollView: UIView {
  open var refreshControl: UIRefreshControl?
}

@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {}

@MainActor
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
  }

  public enum RowAnimation: Int, Sendable {
    case fade
    case none
    case automatic
  }

  open weak var dataSource: (any UITableViewDataSource)?
  open weak var delegate: (any UITableViewDelegate)?

  public init(frame: CGRect, style: UITableView.Style) { declaredOnly() }
  public required init?(coder: NSCoder) { declaredOnly() }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { declaredOnly() }
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    declaredOnly()
  }

  open func numberOfRows(inSection section: Int) -> Int { declaredOnly() }
  open func reloadData() { declaredOnly() }
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { declaredOnly() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { declaredOnly() }
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { declaredOnly() }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { declaredOnly() }
}

// snippet.source
@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}
// snippet.end

/// Apple's requirements are optional. Required, they let the type checker find a misspelt one.
@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
}

extension IndexPath {
  public init(row: Int, section: Int) { declaredOnly() }

  public var section: Int { declaredOnly() }
  public var row: Int { declaredOnly() }
}

// MARK: - Cells

@MainActor
open class UITableViewCell: UIView {
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  open var accessoryView: UIView?
  open var contentConfiguration: (any UIContentConfiguration)?
  open var configurationUpdateHandler: UITableViewCell.ConfigurationUpdateHandler?
}

public struct UICellConfigurationState {}

public protocol UIContentConfiguration {}

public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var secondaryText: String?

  public static func subtitleCell() -> UIListContentConfiguration { declaredOnly() }
}
