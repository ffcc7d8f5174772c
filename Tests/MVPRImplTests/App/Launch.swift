import HeadlessUI
import SharedModel

@testable import MVPRImpl

/// The app on a device of its own, in a window that a test can look into.
final class Launch {
  /// What replaces all screens at once.
  enum Ending: CaseIterable {
    case expiry
    case signOut
    case link
  }

  let clock = VirtualClock()
  let backend: ScriptedBackend
  let savedState: MemoryStore<SavedState>
  let notes: MemoryStore<[Place.ID: String]>
  let window = Window()
  let dependencies: AppDependencies
  let delegate: AppDelegate

  var navigationController: NavigationController? { window.rootViewController as? NavigationController }
  var stack: [String] { window.snapshot.stack.map(\.name) }

  init(
    signedIn: Bool, at screens: [SavedState.Screen] = [], note: NoteDraft? = nil,
    notes texts: [Place.ID: String] = [:], launch: LaunchScope = LaunchScope()
  ) {
    let account = Account(username: "mark", displayName: "Mark", password: "lisboa")
    let guide = Guide(
      quarters: [.baixa, .alfama, .chiado], places: [.se, .ginjinha, .fado, .castelo],
      articles: [.trams, .hills, .quake], accounts: [account])
    var configuration = Configuration(for: .debug)
    configuration.pageSize = 2
    backend = ScriptedBackend(guide: guide, clock: clock)
    savedState = MemoryStore(SavedState(screens: screens, note: note))
    notes = MemoryStore(texts)
    let device = Device(
      clock: clock, backend: backend, session: MemoryStore(signedIn ? StoredSession(user: account.user) : nil),
      savedState: savedState, favourites: MemoryStore<Set<String>>(), notes: notes,
      configuration: configuration, logger: SilentLogger())
    dependencies = device.dependencies()
    delegate = AppDelegate(builder: AppBuilder(dependencies: dependencies, launch: launch))
    delegate.applicationDidFinishLaunching(in: window)
  }

  func signIn() throws {
    try window.perform(.type(text: "mark", id: "signIn.username"))
    try window.perform(.type(text: "lisboa", id: "signIn.password"))
    try window.perform(.tap(id: "signIn.submit"))
  }

  func end(by ending: Ending) {
    switch ending {
    case .expiry: dependencies.session.expire()
    case .signOut: dependencies.session.signOut()
    case .link: delegate.application(open: "guide://quarters")
    }
  }

  func wait() {
    clock.advance(by: .milliseconds(100))
  }
}
