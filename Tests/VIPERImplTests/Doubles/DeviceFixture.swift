import HeadlessUI
import SharedModel

@testable import VIPERImpl

/// The whole app on a device of its own, with a clock that is moved by hand.
final class DeviceFixture {
  let clock = VirtualClock()
  let logger = MemoryLogger(minimum: .debug)
  let savedState = MemoryStore<SavedState>()
  let backend: ScriptedBackend
  private let session = MemoryStore<StoredSession>()
  private let device: Device
  private(set) var window: Window?
  private(set) var dependencies: AppDependencies?
  private(set) var delegate: AppDelegate?

  init(signedIn user: User? = Fixtures.mark, at screens: [SavedState.Screen] = []) throws {
    let guide = Guide(
      quarters: [Fixtures.alfama, Fixtures.belem, Fixtures.chiado],
      places: [Fixtures.castelo, Fixtures.maat, Fixtures.sé],
      articles: [Fixtures.trams, Fixtures.lifts, Fixtures.fado],
      accounts: [Account(username: "mark", displayName: "Mark", password: "lisboa")])
    backend = ScriptedBackend(guide: guide, clock: clock)
    device = Device(
      clock: clock, backend: backend, session: session, savedState: savedState,
      favourites: MemoryStore<Set<String>>(), notes: MemoryStore<[String: String]>(),
      configuration: Configuration(for: .release), logger: logger)
    if let user { try session.save(StoredSession(user: user)) }
    try savedState.save(SavedState(screens: screens))
  }

  /// Starts the app's process.
  func launch() -> AppDelegate {
    let dependencies = device.dependencies()
    let delegate = AppDelegate(rootAssembly: RootAssembly(dependencies: dependencies))
    let window = Window()
    self.dependencies = dependencies
    self.delegate = delegate
    self.window = window
    delegate.applicationDidFinishLaunching(in: window)
    return delegate
  }

  /// Ends the app's process without a word to it.
  func kill() {
    clock.removeAll()
    window = nil
    delegate = nil
    dependencies = nil
  }

  /// Signs in as the only user there is.
  func signIn() throws {
    try perform(.type(text: "mark", id: "signIn.username"))
    try perform(.type(text: "lisboa", id: "signIn.password"))
    try perform(.tap(id: "signIn.submit"))
    clock.advance(by: .milliseconds(100))
  }

  func perform(_ interaction: Interaction) throws {
    try window?.perform(interaction)
  }

  /// The objects of a module on the stack.
  ///
  /// - Parameter prefix: how the names of the module's types start, such as "Quarters".
  func parts(of prefix: String) -> ModuleParts {
    let root = window?.rootViewController
    let controllers = (root as? NavigationController)?.viewControllers ?? [root].compactMap(\.self)
    let view = controllers.last { String(describing: type(of: $0)) == "\(prefix)ViewController" }
    return ModuleParts(of: view, prefix: prefix)
  }

  /// The objects of a modal module.
  func modalParts(of prefix: String) -> ModuleParts {
    ModuleParts(of: window?.frontmostViewController, prefix: prefix)
  }

  /// The screens that came into sight, as the log has them.
  var transitions: [String] {
    let prefix = "transition: "
    return logger.entries.map(\.message).filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
  }

  /// The screen's elements as lines of text.
  var lines: [String] { window?.lines ?? [] }

  var stack: [String] { window?.snapshot.stack.map(\.name) ?? [] }
}
