import HeadlessUI
import SharedModel

/// The part of a screen that shows the progress of loading: a spinner, or an error and a retry button.
public final class LoadStatusView: View {
  public let spinner: ActivityIndicator
  public let error: Label
  public let retry: Button

  /// Creates the view as it looks before loading begins.
  /// - Parameter screen: The name of the screen that contains the view.
  public override init(_ screen: String) {
    spinner = ActivityIndicator("\(screen).spinner")
    error = Label("\(screen).error")
    retry = Button("\(screen).retry", title: Texts.retry)
    super.init("\(screen).status")
    for view in [spinner, error, retry] { addSubview(view) }
    for view in [error, retry] { view.isHidden = true }
  }
}
