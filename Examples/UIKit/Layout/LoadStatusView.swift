import SharedModel
import UIKit

/// The part of a screen that shows the progress of loading: a spinner, or an error and a retry button.
public final class LoadStatusView: UIStackView {
  public let spinner = UIActivityIndicatorView(style: .medium)
  public let error = UILabel()
  public let retry = UIButton(type: .system)

  /// Creates the view as it looks before loading begins.
  /// - Parameter screen: The name of the screen that contains the view.
  public init(_ screen: String) {
    super.init(frame: .zero)
    axis = .vertical
    spinner.accessibilityIdentifier = "\(screen).spinner"
    error.accessibilityIdentifier = "\(screen).error"
    error.numberOfLines = 0
    retry.accessibilityIdentifier = "\(screen).retry"
    retry.setTitle(Texts.retry, for: .normal)
    for view in [spinner, error, retry] { addArrangedSubview(view) }
    for view in [error, retry] { view.isHidden = true }
  }

  @available(*, unavailable)
  public required init(coder: NSCoder) {
    fatalError("The view is made in code.")
  }
}
