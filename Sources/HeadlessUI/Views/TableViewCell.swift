/// The view of a row, reused for another row once its own is gone.
public final class TableViewCell {
  public var text = ""
  public var detailText: String?
  public var accessory: String?
  public var badge: String?
  private(set) var configuration: CellConfiguration? {
    didSet { oldValue?.end() }
  }

  /// Fills the cell, in place of the data source or in addition to it.
  ///
  /// As in UIKit, the handler runs before the list is next laid out, and its reads are tracked for this cell alone: when
  /// an `@Observable` property that it has read changes, it runs again before the layout that follows, and nothing else
  /// does. Unlike in UIKit, it gets no state, because a row has none, and it ends with the use of the cell for its row.
  public var configurationUpdateHandler: ((TableViewCell) -> Void)? {
    get { configuration?.update }
    set { configuration = newValue.map(CellConfiguration.init) }
  }

  /// Creates an empty cell.
  public init() {}

  func prepareForReuse() {
    text = ""
    detailText = nil
    accessory = nil
    badge = nil
    configuration = nil
  }

  var row: Element.Row { Element.Row(title: text, subtitle: detailText, accessory: accessory, badge: badge) }
}
