import HeadlessUI
import SharedModel

/// One implementation of the app on a device of its own, with a clock that is moved by hand.
final class Stage {
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
  /// Whose the objects are that the app makes: its process's, which is another one after each launch.
  private(set) var process = 0
  private var survivors: LeftBehind?
  private let device: Device
  private var guideChangesAtLaunch = 0
  /// Whether the guide is the one that the app was launched with, so that all that was loaded is what it holds.
  var hasGuideOfLaunch: Bool { backend.guideChanges == guideChangesAtLaunch }
  private(set) var app: (any HeadlessApp)?
  private var dependencies: AppDependencies?
  /// How many screens there were and how many rows their lists had when a row was selected last while something was under way.
  private var selection = (screens: 0, rows: 0)

  init(architecture: any Architecture, guide: Guide, liveness: any LivenessProbe, keepsLog: Bool = false) {
    self.architecture = architecture
    self.guide = guide
    self.liveness = liveness
    log = keepsLog ? MemoryLogger(minimum: .debug) : nil
    backend = ScriptedBackend(guide: guide, clock: clock)
    device = Device(
      clock: clock, backend: backend, session: session, savedState: savedState, favourites: favourites, notes: notes,
      configuration: Configuration(for: .release), logger: log ?? SilentLogger())
  }

  var name: String { architecture.profile.name }

  func snapshot() throws(StepProblem) -> Snapshot {
    guard let shown else { throw .notLaunched }
    return shown
  }

  /// What a user sees; nil when the app is not running.
  var shown: Snapshot? { recorded { app?.snapshot } }

  func perform(_ interaction: Interaction) throws(StepProblem) {
    guard let app else { throw .notLaunched }
    if interaction.isSelection, liveness.unavailability == nil, clock.nextDue != nil {
      selection = (try snapshot().stack.count, listRows.reduce(0, +))
    }
    do throws(ImpossibleInteraction) {
      try recorded { () throws(ImpossibleInteraction) in try app.perform(interaction) }
    } catch {
      throw .impossible(error)
    }
  }

  func advance(by duration: Duration) throws(StepProblem) {
    guard recorded({ clock.advance(by: duration) }) else { throw .neverSettles }
  }

  /// Lets the time pass until nothing is due.
  func settle() throws(StepProblem) { guard recorded({ clock.settle() }) else { throw .neverSettles } }

  /// Does what the app does: the objects that are made in it are those of its process.
  func recorded<Result, Failure: Error>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
    // What the backend knows is made ready beforehand: it is no object of the app's.
    if liveness.unavailability == nil { backend.indexPlaces() }
    return try liveness.record(for: process, work)
  }

  /// How many rows there may be in lists that only the screens opened from them know by now: what was under way when one was opened has
  /// replaced the list under it.
  func replacedRows(screens: Int) -> Int { screens > selection.screens ? selection.rows : 0 }

  /// How many images are kept that need not be loaded again.
  var keptImages: Int { dependencies?.images.count ?? 0 }

  // MARK: - Process

  /// Starts the app's process; one that runs is killed first.
  func launch() {
    kill()
    backend.resetRequestCounts()
    guideChangesAtLaunch = backend.guideChanges
    selection = (0, 0)
    process = liveness.newOwner()
    recorded {
      let dependencies = device.dependencies()
      self.dependencies = dependencies
      app = architecture.launch(with: dependencies)
    }
  }

  /// Ends the app's process without a word to it.
  func kill() {
    app = nil
    dependencies = nil
    clock.removeAll()
    guard process != 0 else { return }
    let left = survivors(of: process)
    if !left.isEmpty { survivors = left }
  }

  /// What has outlived the process that was killed last, told once; nil when nothing has.
  func takeSurvivors() -> LeftBehind? {
    defer { survivors = nil }
    return survivors
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
      recorded { try? dependencies.favourites.set(isFavourite, id: placeID) }
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

extension Interaction {
  fileprivate var isSelection: Bool {
    switch self {
    case .selectRow, .selectRowTitled: true
    default: false
    }
  }
}
