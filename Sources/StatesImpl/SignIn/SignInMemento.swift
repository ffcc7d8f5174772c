import SharedModel
import Storyboard

/// What the sign-in screen starts with: what happened to the session before.
struct SignInMemento: StateMemento {
  let screenName = SignInLayout.name
  let title = Texts.signIn
  var message: String?
}
