import AppDoubles
import HeadlessUI
import SharedModel

@testable import SkeletonImpl

/// A device with service doubles and in-memory stores, and the app's process while it runs.
final class AppFixture {
  let signIn = SignInServiceDouble()
  let logger = MemoryLogger(minimum: .debug)
  private(set) var dependencies: AppDependencies
  private(set) var window = Window()
  private(set) var delegate: AppDelegate?

  var session: Session { dependencies.session }
  var stack: [String] { window.snapshot.stack.map(\.name) }
  var transitions: [String] { logger.entries.map(\.message).filter { $0.hasPrefix("transition") } }

  init(user: User? = nil) {
    let clock = VirtualClock()
    let device = Device(
      clock: clock, backend: ScriptedBackend(guide: Guide(), clock: clock),
      session: MemoryStore(user.map(StoredSession.init)), savedState: MemoryStore(), favourites: MemoryStore(),
      notes: MemoryStore(), configuration: Configuration(for: .debug), logger: logger)
    dependencies = device.dependencies()
    dependencies.signIn = signIn
  }

  func launch() {
    let delegate = AppDelegate(dependencies: dependencies)
    self.delegate = delegate
    delegate.applicationDidFinishLaunching(in: window)
  }

  /// Ends the process without notifying the app.
  func kill() {
    delegate = nil
    window = Window()
  }
}
