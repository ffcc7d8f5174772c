import UIKit

extension UITableViewCell {
  /// Shows a text at the cell's trailing edge, or removes it.
  public func showAccessory(_ text: String?) {
    accessoryView = text.map { text in
      let label = UILabel()
      label.text = text
      label.sizeToFit()
      return label
    }
  }
}
