/// The view of a row, reused for another row once its own is gone.
public final class TableViewCell {
  public var text = ""
  public var detailText: String?
  public var accessory: String?
  public var badge: String?

  /// Creates an empty cell.
  public init() {}

  func prepareForReuse() {
    text = ""
    detailText = nil
    accessory = nil
    badge = nil
  }

  var row: Element.Row { Element.Row(title: text, subtitle: detailText, accessory: accessory, badge: badge) }
}
