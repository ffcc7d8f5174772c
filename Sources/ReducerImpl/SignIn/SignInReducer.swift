import SharedModel

/// Everything known about the sign-in screen.
struct SignInState: Equatable {
  var credentials = Credentials()
  var isSigningIn = false
  var error: String?
  var alert: AlertState<SignInAction>?

  var canSubmit: Bool { !isSigningIn && credentials.isComplete }
}

/// Everything that can happen on the sign-in screen.
enum SignInAction: Equatable {
  case usernameChanged(String)
  case passwordChanged(String)
  case submitTapped
  case cancelTapped
  case signInEnded(Result<User, ServiceError>)
  case linkRefused
  /// OK, the only button of its alert.
  case alertButtonTapped
}

/// Signs the user in. If that works, the app learns of it from the session.
struct SignInReducer: Reducer {
  private enum EffectName { case signIn }

  let service: any SignInService

  func reduce(into state: inout SignInState, action: SignInAction) -> Effect<SignInAction> {
    switch action {
    case .usernameChanged(let text):
      state.credentials.username = text
      state.error = nil
    case .passwordChanged(let text):
      state.credentials.password = text
      state.error = nil
    case .submitTapped:
      guard state.canSubmit else { return .none }
      state.error = nil
      state.isSigningIn = true
      return .run(id: EffectName.signIn) { [service, credentials = state.credentials] send in
        service.signIn(credentials) { send(.signInEnded($0)) }
      }
    case .cancelTapped:
      state.isSigningIn = false
      return .cancel(id: EffectName.signIn)
    case .signInEnded(let result):
      state.isSigningIn = false
      guard case .failure(let error) = result else { return .none }
      if error == .unauthorised { state.credentials.password = "" }
      state.error = text(for: error)
    case .linkRefused:
      if state.alert == nil { state.alert = AlertState(Texts.linkRefused) }
    case .alertButtonTapped:
      state.alert = nil
    }
    return .none
  }

  private func text(for error: ServiceError) -> String {
    switch error {
    case .unauthorised: Texts.wrongCredentials
    case .offline: Texts.noConnectionTryAgain
    case .serverError, .notFound: Texts.somethingWentWrongTryAgain
    }
  }
}
