import HeadlessUI
import SharedModel

/// Makes the sign-in module. It has no router: once signed in, the session tells the root, which goes on.
struct SignInBuilder {
  private let dependencies: any SignInDependencies

  init(dependencies: any SignInDependencies) {
    self.dependencies = dependencies
  }

  func build(message: String?) -> ViewController {
    let presenter = SignInPresenter(signIn: dependencies.signIn, message: message)
    let viewController = SignInViewController(title: Texts.signIn, presenter: presenter)
    presenter.view = viewController
    return viewController
  }
}
