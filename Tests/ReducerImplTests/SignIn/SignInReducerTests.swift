import AppDoubles
import SharedModel
import Testing

@testable import ReducerImpl

@Suite(.exhaustive)
struct SignInReducerTests {
  private let service = SignInServiceDouble()

  private func store(_ state: SignInState = SignInState()) -> TestStore<SignInState, SignInAction> {
    TestStore(state, reducer: SignInReducer(service: service))
  }

  /// Both fields hold something, and the reply is awaited.
  private func signingIn() -> TestStore<SignInState, SignInAction> {
    let store = store(SignInState(credentials: Credentials(username: "mark", password: "secret")))
    store.send(.submitTapped) { $0.isSigningIn = true }
    return store
  }

  @Test("Both fields must hold more than white space")
  func complete() {
    let store = store()
    store.send(.usernameChanged("mark")) { $0.credentials.username = "mark" }
    store.send(.passwordChanged(" ")) { $0.credentials.password = " " }
    #expect(!store.state.canSubmit)
    store.send(.submitTapped)
    #expect(service.requests.isEmpty)
    store.send(.passwordChanged("secret")) { $0.credentials.password = "secret" }
    #expect(store.state.canSubmit)
  }

  @Test("While a request is under way nothing can be changed or sent again")
  func underWay() {
    let store = signingIn()
    #expect(!store.state.canSubmit)
    store.send(.submitTapped)
    #expect(service.credentials == [Credentials(username: "mark", password: "secret")])
  }

  @Test("Cancel drops the request, and a late reply changes nothing")
  func cancel() throws {
    let store = signingIn()
    store.send(.cancelTapped) { $0.isSigningIn = false }
    #expect(try service.requests[0].isCancelled)
    try service.requests[0].answer(.failure(.offline))
    store.finish()
  }

  @Test("Wrong credentials empty the password")
  func wrong() throws {
    let store = signingIn()
    try service.requests[0].answer(.failure(.unauthorised))
    store.receive(.signInEnded(.failure(.unauthorised))) {
      $0.isSigningIn = false
      $0.credentials.password = ""
      $0.error = "Wrong user name or password."
    }
  }

  @Test(
    "Any other failure keeps the password",
    arguments: [
      (ServiceError.offline, "No connection. Try again."), (.serverError, "Something went wrong. Try again."),
      (.notFound, "Something went wrong. Try again."),
    ])
  func fails(error: ServiceError, text: String) throws {
    let store = signingIn()
    try service.requests[0].answer(.failure(error))
    store.receive(.signInEnded(.failure(error))) {
      $0.isSigningIn = false
      $0.error = text
    }
    store.send(.submitTapped) {
      $0.error = nil
      $0.isSigningIn = true
    }
  }

  @Test("Typing hides the error", arguments: [SignInAction.usernameChanged(""), .passwordChanged("")])
  func typing(action: SignInAction) {
    store(SignInState(error: "Wrong")).send(action) { $0.error = nil }
  }

  @Test("Success leads on")
  func success() throws {
    let store = signingIn()
    try service.requests[0].answer(.success(.mark))
    // The session tells the app, which shows the guide.
    store.receive(.signInEnded(.success(.mark))) { $0.isSigningIn = false }
    store.finish()
  }

  @Test("A link that can't be opened is told, unless something else is")
  func link() {
    let store = store()
    store.send(.linkRefused) { $0.alert = AlertState("This link can't be opened.") }
    store.send(.linkRefused)
    store.send(.alertButtonTapped) { $0.alert = nil }
  }
}
