/// The view of one row; it is used again for another row when its own is gone.
public final class TableViewCell {
  public var text = ""
  public var detailText: String?
  public var accessory: String?
  public var badge: String?

  /// Makes an empty cell.
  public init() {}

  /// Empties the cell before it is used for another row.
  func prepareForReuse() {
    text = ""
    detailText = nil
    accessory = nil
    badge = nil
  }

  var row: Element.Row { Element.Row(title: text, subtitle: detailText, accessory: accessory, badge: badge) }
}
