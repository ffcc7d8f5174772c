import SharedModel
import Storyboard

/// Refreshes the outlets of the sign-in screen from the model.
final class SignInViewModel {
  private let model: SignInModel
  private let layout: SignInLayout

  private var notice: String? {
    switch model.notice {
    case .sessionExpired: Texts.sessionExpired
    case .failed(let error): signInFailure(error)
    case nil: nil
    }
  }

  private func signInFailure(_ error: ServiceError) -> String {
    switch error {
    case .unauthorised: Texts.wrongCredentials
    case .offline: Texts.noConnectionTryAgain
    case .serverError, .notFound: Texts.somethingWentWrongTryAgain
    }
  }

  init(model: SignInModel, layout: SignInLayout) {
    self.model = model
    self.layout = layout
  }

  func refresh() {
    layout.username.text = model.credentials.username
    layout.password.text = model.credentials.password
    layout.username.isEnabled = !model.isSigningIn
    layout.password.isEnabled = !model.isSigningIn
    layout.submit.isEnabled = !model.isSigningIn && model.credentials.isComplete
    layout.cancel.isHidden = !model.isSigningIn
    if model.isSigningIn { layout.spinner.startAnimating() } else { layout.spinner.stopAnimating() }
    layout.error.text = notice ?? ""
    layout.error.isHidden = model.notice == nil
  }
}
