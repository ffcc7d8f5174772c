import HeadlessUI
import SharedModel
import Testing

@testable import ObservationImpl

struct RootViewControllerTests {
  private let fixture = AppFixture()
  private let viewModel: AppViewModel

  private var window: Window { fixture.window }

  init() {
    viewModel = AppViewModel(dependencies: fixture.dependencies)
    fixture.window.rootViewController = RootViewController(viewModel: viewModel)
  }

  @Test("It shows the guide or the sign-in screen, as the session begins and ends")
  func session() throws {
    #expect(fixture.stack == ["menu"])
    fixture.session.expire()
    #expect(fixture.stack == ["signIn"])
    #expect(window.text("signIn.error") == "Your session has expired. Sign in again.")
    fixture.session.begin(.mark)
    #expect(fixture.stack == ["menu"])
    #expect(fixture.transitions == ["transition: menu", "transition: signIn", "transition: menu"])
    #expect(window.takeFaults() == [])
  }

  @Test("Success leads on")
  func signIn() throws {
    fixture.session.signOut()
    #expect(fixture.stack == ["signIn"])
    try fixture.signIn(as: .mark)
    #expect(fixture.stack == ["menu"])
    #expect(window.text("menu.greeting") == "Hello, Mark")
  }

  @Test("After an expired session that is said from the start")
  func expired() throws {
    fixture.session.expire()
    #expect(window.text("signIn.error") == "Your session has expired. Sign in again.")
    try window.perform(.type(text: "m", id: "signIn.username"))
    #expect(!window.isShown("signIn.error"))
  }

  @Test("What lies over the one that was there goes with it", arguments: [true, false])
  func modal(isNote: Bool) throws {
    viewModel.open("guide://places/maat" + (isNote ? "/note" : ""))
    if !isNote { viewModel.open("guide://nowhere") }
    #expect((window.snapshot.modal != nil) == isNote && (window.snapshot.alert != nil) == !isNote)
    fixture.session.expire()
    #expect(window.snapshot.modal == nil && window.snapshot.alert == nil)
    #expect(fixture.stack == ["signIn"])
    #expect(window.takeFaults() == [])
  }

  @Test("An alert at the sign-in screen is gone once somebody is signed in")
  func alertAtSignIn() {
    fixture.session.signOut()
    viewModel.open("guide://nowhere")
    #expect(window.alertTitle == "This link can't be opened.")
    fixture.session.begin(.mark)
    #expect(window.snapshot.alert == nil && fixture.stack == ["menu"])
    #expect(window.takeFaults() == [])
  }
}
