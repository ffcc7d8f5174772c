import HeadlessUI
import SharedModel

/// One implementation of the app on a device of its own, with a clock that is moved by hand.
public final class Stage {
  let architecture: any Architecture
  let clock = VirtualClock()
  let backend: ScriptedBackend
  /// The guide as it was at first.
  let guide: Guide
  let session = MemoryStore<StoredSession>(name: DeviceStore.session.rawValue)
  let savedState = MemoryStore<SavedState>(name: DeviceStore.savedState.rawValue)
  let favourites = MemoryStore<Set<String>>(name: DeviceStore.favourites.rawValue)
  let notes = MemoryStore<[String: String]>(name: DeviceStore.notes.rawValue)
  let liveness: any LivenessProbe
  /// What the app logs; nil where nobody looks, as a log takes time.
  let log: MemoryLogger?
  /// Objects allocated from here on are this stage's.
  let firstMark: Int
  private let device: Device
  private(set) var app: (any HeadlessApp)?
  private var dependencies: AppDependencies?

  init(architecture: any Architecture, guide: Guide, liveness: any LivenessProbe, keepsLog: Bool = false) {
    self.architecture = architecture
    self.guide = guide
    self.liveness = liveness
    firstMark = liveness.mark()
    log = keepsLog ? MemoryLogger(minimum: .debug) : nil
    backend = ScriptedBackend(guide: guide, clock: clock)
    device = Device(
      clock: clock, backend: backend, session: session, savedState: savedState, favourites: favourites, notes: notes,
      configuration: Configuration(for: .release), logger: log ?? SilentLogger())
  }

  /// What a user sees.
  func snapshot() throws(StepProblem) -> Snapshot {
    guard let app else { throw .notLaunched }
    return app.snapshot
  }

  func perform(_ interaction: Interaction) throws(StepProblem) {
    guard let app else { throw .notLaunched }
    do { try app.perform(interaction) } catch { throw .impossible(error) }
  }

  // MARK: - Process

  /// Starts the app's process; one that runs is killed first.
  func launch() {
    kill()
    backend.resetRequestCounts()
    let dependencies = device.dependencies()
    self.dependencies = dependencies
    app = architecture.launch(with: dependencies)
  }

  /// Ends the app's process without a word to it.
  func kill() {
    app = nil
    dependencies = nil
    clock.removeAll()
  }

  /// Launches the app with the session of the guide's first user, at the menu.
  func launchSignedIn() throws(StepProblem) {
    guard let user = backend.guide.accounts.first?.user else {
      throw .unknownName("the first user", kind: "account", known: [])
    }
    session.keep(StoredSession(user: user))
    savedState.keep(nil)
    launch()
  }

  /// Changes the favourites as another screen would, or before a launch as an earlier process did.
  func setFavourite(_ isFavourite: Bool, placeID: String) throws(StepProblem) {
    try require(.place, placeID, in: backend.guide)
    if let dependencies {
      try? dependencies.favourites.set(isFavourite, id: placeID)
    } else {
      var ids = favourites.value ?? []
      if isFavourite { ids.insert(placeID) } else { ids.remove(placeID) }
      favourites.keep(ids)
    }
  }
}

extension MemoryStore {
  /// Keeps the value, or nothing, as an earlier process did: even where a change would be refused now.
  func keep(_ value: Value?) {
    let wasWritable = isWritable
    isWritable = true
    defer { isWritable = wasWritable }
    if let value { try? save(value) } else { try? remove() }
  }
}
