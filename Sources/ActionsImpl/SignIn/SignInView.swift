import HeadlessUI
import SharedModel
import Storyboard

/// The sign-in screen, which creates the interactor that receives its input and the view model that fills it.
final class SignInView: View {
  static let name = SignInLayout.name

  let interactor: SignInInteractor
  let viewModel: SignInViewModel

  init(model: SignInModel, service: any SignInService) {
    let layout = SignInLayout()
    interactor = SignInInteractor(
      model: model, service: service, username: layout.username, password: layout.password)
    viewModel = SignInViewModel(model: model, layout: layout)
    super.init(Self.name)
    addSubview(layout)
    layout.username.addTarget(interactor, action: SignInInteractor.didEdit, for: .editingChanged)
    layout.password.addTarget(interactor, action: SignInInteractor.didEdit, for: .editingChanged)
    layout.submit.addTarget(interactor, action: SignInInteractor.didTapSubmit, for: .touchUpInside)
    layout.cancel.addTarget(interactor, action: SignInInteractor.didTapCancel, for: .touchUpInside)
  }
}
