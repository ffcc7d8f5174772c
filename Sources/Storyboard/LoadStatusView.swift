import HeadlessUI
import SharedModel

/// The part of a screen that says how its loading goes: it turns, or what went wrong, and a way to try again.
public final class LoadStatusView: View {
  public let spinner: ActivityIndicator
  public let error: Label
  public let retry: Button

  /// Lays the part out as it looks before anything loads.
  /// - Parameter screen: the name of the screen that it is a part of.
  public override init(_ screen: String) {
    spinner = ActivityIndicator("\(screen).spinner")
    error = Label("\(screen).error")
    retry = Button("\(screen).retry", title: Texts.retry)
    super.init("\(screen).status")
    for view in [spinner, error, retry] { addSubview(view) }
    for view in [error, retry] { view.isHidden = true }
  }
}
