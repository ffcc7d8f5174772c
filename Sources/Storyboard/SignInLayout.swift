import HeadlessUI
import SharedModel

/// The screen that asks who the user is.
public final class SignInLayout: View {
  /// The screen's name.
  public static let name = "signIn"

  public let username = TextField("signIn.username")
  public let password = TextField("signIn.password", isSecureTextEntry: true)
  public let submit = Button("signIn.submit", title: Texts.signIn)
  public let cancel = Button("signIn.cancel", title: Texts.cancel)
  public let spinner = ActivityIndicator("signIn.spinner")
  public let error = Label("signIn.error")

  /// Lays the screen out as it looks before anything is typed.
  public init() {
    super.init(Self.name)
    for view in [username, password, submit, cancel, spinner, error] { addSubview(view) }
    submit.isEnabled = false
    cancel.isHidden = true
    error.isHidden = true
  }
}
