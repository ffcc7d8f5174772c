import SharedModel
import Testing

@testable import ReducerImpl
@testable import struct ReducerImpl.Store

// snippet.recording
/// Records each action with the state that follows, and leaves the rest to another reducer.
struct RecordingReducer<Base: Reducer>: Reducer {
  /// A state with everything that came before it.
  struct State {
    var current: Base.State
    var past: [(action: Base.Action, state: Base.State)] = []
  }

  let base: Base

  func reduce(into state: inout State, action: Base.Action) -> Effect<Base.Action> {
    let effect = base.reduce(into: &state.current, action: action)
    state.past.append((action, state.current))
    return effect
  }
}
// snippet.end

/// The answer in chapter 10: a reducer around another one, tested with the sign-in screen.
struct ReducerTests {
  private let fixture = AlfamaFixture()

  // snippet.test
  @Test("All actions can be read, and so can every state in between")
  func records() {
    let reducer = RecordingReducer(base: SignInReducer(service: fixture.dependencies.signIn))
    let store = Store(state: .init(current: SignInState()), reducer: reducer)
    store.send(.usernameChanged("mark"))
    store.send(.passwordChanged("secret"))
    store.send(.submitTapped)
    #expect(store.state?.past.map(\.action) == [.usernameChanged("mark"), .passwordChanged("secret"), .submitTapped])
    #expect(store.state?.past.map(\.state.canSubmit) == [false, true, false])
  }
  // snippet.end

  @Test("The base reducer's effects are run")
  func effects() {
    let reducer = RecordingReducer(base: SignInReducer(service: fixture.dependencies.signIn))
    let credentials = Credentials(username: "mark", password: "wrong")
    let store = Store(state: .init(current: SignInState(credentials: credentials)), reducer: reducer)
    store.send(.submitTapped)
    _ = fixture.clock.settle()
    #expect(store.state?.past.count == 2)
    #expect(store.state?.current.isSigningIn == false)
  }
}
