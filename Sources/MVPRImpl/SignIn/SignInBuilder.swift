import HeadlessUI
import SharedModel

/// Builds the sign-in module. It has no router, because the session notifies the root once the user is signed in.
struct SignInBuilder {
  let dependencies: any SignInDependencies

  func build(message: String?) -> ViewController {
    let presenter = SignInPresenter(signIn: dependencies.signIn, message: message)
    let viewController = SignInViewController(presenter: presenter)
    presenter.view = viewController
    return viewController
  }
}
