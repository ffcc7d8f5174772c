import HeadlessUI
import SharedModel

/// The screen for signing in.
public final class SignInLayout: View {
  public static let name = "signIn"

  public let username = TextField("signIn.username")
  public let password = TextField("signIn.password", isSecureTextEntry: true)
  public let submit = Button("signIn.submit", title: Texts.signIn)
  public let cancel = Button("signIn.cancel", title: Texts.cancel)
  public let spinner = ActivityIndicator("signIn.spinner")
  public let error = Label("signIn.error")

  /// Creates the screen as it looks before anything is typed.
  public init() {
    super.init(Self.name)
    for view in [username, password, submit, cancel, spinner, error] { addSubview(view) }
    submit.isEnabled = false
    cancel.isHidden = true
    error.isHidden = true
  }
}
