import HeadlessUI
import SharedModel

/// One implementation of the app on its own device, with a virtual clock.
final class Stage {
  let architecture: any Architecture
  let clock = VirtualClock()
  let backend: ScriptedBackend
  let guide: Guide
  let session = MemoryStore<StoredSession>(name: DeviceStore.session.rawValue)
  let savedState = MemoryStore<SavedState>(name: DeviceStore.savedState.rawValue)
  let favourites = MemoryStore<Set<String>>(name: DeviceStore.favourites.rawValue)
  let notes = MemoryStore<[String: String]>(name: DeviceStore.notes.rawValue)
  let liveness: any LivenessProbe
  /// The app's log; `nil` if nobody reads it, because logging takes time.
  let log: MemoryLogger?
  /// The owner of the app's objects; a new one for each launch.
  private(set) var process = 0
  private(set) var launches = 0
  private var survivors: LeftBehind?
  private let device: Device
  private var guideChangesAtLaunch = 0
  var hasGuideOfLaunch: Bool { backend.guideChanges == guideChangesAtLaunch }
  private(set) var app: (any HeadlessApp)?
  private var dependencies: AppDependencies?
  /// The number of screens, and of rows in their lists, when a row was last selected while an answer was pending.
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

  /// The current snapshot; `nil` if the app isn't running.
  var shown: Snapshot? { recorded { app?.snapshot } }

  func perform(_ interaction: Interaction) throws(StepProblem) {
    guard let app else { throw .notLaunched }
    switch interaction {
    case .selectRow, .selectRowTitled:
      guard liveness.unavailability == nil, clock.nextDue != nil else { break }
      selection = (try snapshot().stack.count, listRows.reduce(0, +))
    default: break
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

  func settle() throws(StepProblem) { guard recorded({ clock.settle() }) else { throw .neverSettles } }

  /// Runs the app's work, and attributes the objects it creates to the app's process.
  func recorded<Result, Failure: Error>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
    // The backend's index isn't the app's, so it is created outside.
    if liveness.unavailability == nil { backend.indexPlaces() }
    return try liveness.record(for: process, work)
  }

  /// The number of rows that a pending answer may have replaced in covered screens while screens opened from them
  /// retain the old ones.
  func replacedRows(screens: Int) -> Int { screens > selection.screens ? selection.rows : 0 }

  var keptImages: Int { dependencies?.images.count ?? 0 }

  func launch() {
    kill()
    backend.resetRequestCounts()
    guideChangesAtLaunch = backend.guideChanges
    selection = (0, 0)
    process = liveness.newOwner()
    launches += 1
    recorded {
      let dependencies = device.dependencies()
      self.dependencies = dependencies
      app = architecture.launch(with: dependencies)
    }
  }

  func kill() {
    app = nil
    dependencies = nil
    clock.removeAll()
    guard process != 0 else { return }
    let left = survivors(of: process)
    if !left.isEmpty { survivors = left }
  }

  /// Returns the objects that outlived the last killed process, once.
  func takeSurvivors() -> LeftBehind? {
    defer { survivors = nil }
    return survivors
  }

  /// Launches the app at the menu, with the guide's first user signed in.
  func launchSignedIn() throws(StepProblem) {
    guard let user = backend.guide.accounts.first?.user else {
      throw .unknownName("the first user", kind: "account", known: [])
    }
    session.keep(StoredSession(user: user))
    savedState.keep(nil)
    launch()
  }

  /// Changes a favourite like another screen or, before a launch, like an earlier process.
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
  /// Stores a value like an earlier process, even if the store rejects changes now.
  func keep(_ value: Value?) {
    let wasWritable = isWritable
    isWritable = true
    defer { isWritable = wasWritable }
    if let value { try? save(value) } else { try? remove() }
  }
}
