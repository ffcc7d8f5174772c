import HeadlessUI
import SharedModel

/// Measures the tasks of one implementation, on a device with a large guide.
final class LargeStage {
  private static let list = "places.list"
  private let architecture: any Architecture
  private let guide: LargeGuide
  private let now: () -> UInt64
  private let clock = VirtualClock()
  private let device: Device
  /// `nil` while the app is killed.
  private var app: (any HeadlessApp)?
  private(set) var samples: [GrowthTask: GrowthSample] = [:]

  var countsRows: Bool { app is any LayoutCounting }
  var pageSize: Int { device.configuration.pageSize }

  /// Launches the implementation, signed in and at the menu.
  /// - Parameter now: The time in nanoseconds, which must never decrease.
  init(architecture: any Architecture, guide: LargeGuide, now: @escaping () -> UInt64) throws {
    self.architecture = architecture
    self.guide = guide
    self.now = now
    device = Device(
      clock: clock, backend: ScriptedBackend(guide: guide.guide, clock: clock),
      session: MemoryStore(guide.guide.accounts.first.map { StoredSession(user: $0.user) }), savedState: MemoryStore(),
      favourites: MemoryStore(), notes: MemoryStore(), configuration: Configuration(for: .release),
      logger: SilentLogger())
    app = Self.launch(architecture, on: device, guide: guide)
    try settle()
  }

  private static func launch(_ architecture: any Architecture, on device: Device, guide: LargeGuide) -> any HeadlessApp
  {
    var dependencies = device.dependencies()
    let services = IndexedServices(guide: guide, pageSize: device.configuration.pageSize, clock: device.clock)
    dependencies.places = services
    dependencies.place = services
    dependencies.favouriteService = services
    return architecture.launch(with: dependencies)
  }

  // MARK: - User actions

  func perform(_ interaction: Interaction) throws {
    try app?.perform(interaction)
    try settle()
  }

  /// Scrolls through all pages, without snapshots on the way.
  func scrollThroughAllPages() throws {
    for _ in 0..<((guide.count - 1) / pageSize) { try perform(.scrollToEnd(id: Self.list)) }
  }

  /// Kills the app and launches it again, and measures only the launch.
  func relaunch() throws {
    app = nil
    clock.removeAll()
    try measure(.relaunch) {
      app = Self.launch(architecture, on: device, guide: guide)
      try settle()
    }
  }

  private func settle() throws {
    guard clock.settle() else {
      throw GrowthError.neverSettles(architecture: architecture.profile.name, places: guide.count)
    }
  }

  // MARK: - Measuring

  /// Adds the cost of a task, including a snapshot of the outcome.
  func measure(_ task: GrowthTask, _ work: () throws -> Void) throws {
    let rows = laidOutRows
    let start = now()
    try work()
    // The snapshot isn't kept, because rows that it shares would be copied at the next change.
    _ = app?.snapshot
    let end = now()
    let added = laidOutRows.reduce(0) { $0 + $1.value - rows[$1.key, default: 0] }
    samples[task, default: GrowthSample()].add(nanoseconds: end - start, rows: added)
  }

  private var laidOutRows: [Int: Int] { (app as? any LayoutCounting)?.laidOutRows(ofList: Self.list) ?? [:] }

  func checkRows(_ expected: Int, after task: GrowthTask) throws {
    let contents = app?.snapshot.screen.elements.first { $0.id == Self.list }?.content
    let found = if case .list(let list)? = contents { list.rows.count } else { 0 }
    guard found == expected else {
      throw GrowthError.otherRows(
        architecture: architecture.profile.name, task: task, places: guide.count, expected: expected, found: found)
    }
  }
}
