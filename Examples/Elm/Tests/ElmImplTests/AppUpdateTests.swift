import SharedModel
import Testing

@testable import ElmImpl

/// The point of the architecture: decisions are a function, which can be tested without an app.
struct AppUpdateTests {
  private static let underWay = SignInModel(
    credentials: Credentials(username: "mark", password: "secret"), isSigningIn: true)

  @Test("Wrong credentials empty the password")
  func wrongCredentials() {
    let (model, effects) = AppUpdate.update(.signIn(Self.underWay), .signInReplied(.failure(.unauthorised)))
    #expect(
      model
        == .signIn(
          SignInModel(credentials: Credentials(username: "mark", password: ""), error: Texts.wrongCredentials)))
    #expect(effects.isEmpty)
  }

  @Test("Cancel drops the request")
  func cancel() {
    let (model, effects) = AppUpdate.update(.signIn(Self.underWay), .cancelTapped)
    #expect(model == .signIn(SignInModel(credentials: Self.underWay.credentials)))
    #expect(effects == [.dropSignIn])
  }
}
