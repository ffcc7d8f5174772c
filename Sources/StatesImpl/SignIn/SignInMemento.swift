import SharedModel
import Storyboard

/// The memento of the sign-in screen, with a message about the last session if there is one.
struct SignInMemento: StateMemento {
  typealias State = SignInControllerState

  let screenName = SignInLayout.name
  let title = Texts.signIn
  var message: String?
}
