import HeadlessUI
import Probes
import SharedModel

// MARK: - Objects

extension Stage {
  /// Fails if the app keeps objects, or elements of collections, that the screens now shown don't need.
  ///
  /// What they need is measured on an app launched afresh with a copy of the device, in the same navigation state, with
  /// all its screens loaded and scrolled as far. While something is pending, an alert is open, or the guide has changed
  /// since the launch, the fresh app differs, so only instances of the architecture's own classes count.
  func checkNothingIsLeftBehind() throws(StepProblem) {
    if let reason = liveness.unavailability { throw .notCheckable(reason: reason) }
    let (place, hasAlert) = (try snapshot().screenNames, try snapshot().alert != nil)
    let alive = liveObjects()

    let fresh = Stage(architecture: architecture, guide: backend.guide, liveness: liveness)
    fresh.session.keep(session.value)
    fresh.savedState.keep(savedState.value)
    fresh.favourites.keep(favourites.value)
    fresh.notes.keep(notes.value)
    fresh.launch()
    try fresh.settle()
    // Covered screens may have been shown here before; one whose content is gone may close those over it.
    try fresh.loadCoveredScreens()
    try fresh.scrollLists(asFarAs: self)
    let freshPlace = try fresh.snapshot().screenNames
    guard place == freshPlace else { throw .differentPlace(expected: place, found: freshPlace) }

    let module = architecture.profile.module
    let leftBehind = LeftBehind(
      isIdle && !hasAlert ? alive : alive.filter { $0.key.isInstance(ofModule: module) },
      needed: fresh.liveObjects(), spared: spared(screens: place.count), screens: max(place.count, 2),
      missingRows: missingRows(in: fresh, screens: place.count) + replacedRows(screens: place.count), module: module)
    guard leftBehind.isEmpty else { throw .leftBehind(leftBehind) }
  }

  private func liveObjects() -> [ObjectKind: LiveCount] {
    // Cancelled work would stay until it is due.
    if clock.nextDue == nil { clock.removeAll() }
    return liveness.liveObjects(of: process)
  }

  /// Returns the objects that outlive a process.
  func survivors(of process: Int) -> LeftBehind {
    LeftBehind(afterEnd: liveness.liveObjects(of: process), module: architecture.profile.module)
  }

  /// Whether nothing is due, no request waits for ever, and everything that was loaded is up to date.
  private var isIdle: Bool { clock.nextDue == nil && backend.silentRequests == 0 && hasGuideOfLaunch }

  /// Objects that a fresh app may lack: what is stored, the only image, and handles of finished requests.
  private func spared(screens: Int) -> [ObjectKind: Int] {
    [
      ObjectKind(collection: Set<String>.self): favourites.value?.count ?? 0,
      ObjectKind(collection: [String: String].self): notes.value?.count ?? 0,
      ObjectKind(collection: [String: ImageData].self): min(keptImages, 1),
      .cancellable: screens,
      .scheduledEntry: screens,
    ]
  }

  private func loadCoveredScreens() throws(StepProblem) {
    recorded { (app as? any CoveredScreenLoading)?.loadCoveredScreens() }
    try settle()
  }

  var listRows: [Int] { (app as? any CoveredScreenLoading)?.listRows ?? [] }

  /// The number of rows that lists have here and not in the fresh app. Without lists in covered screens, which can't be
  /// scrolled then, any number of places may be there.
  private func missingRows(in fresh: Stage, screens: Int) -> Int {
    guard !listRows.isEmpty || screens < 3 else { return backend.guide.places.count }
    return zip(listRows, fresh.listRows).reduce(0) { $0 + max(0, $1.0 - $1.1) }
  }

  /// Scrolls each list of the stack until it has as many rows as on another stage.
  private func scrollLists(asFarAs other: Stage) throws(StepProblem) {
    for (index, wanted) in other.listRows.enumerated() {
      var rows = -1
      while listRows.indices.contains(index), rows < listRows[index], listRows[index] < wanted {
        rows = listRows[index]
        recorded { (app as? any CoveredScreenLoading)?.scrollToEnd(ofList: index) }
        try settle()
        try loadCoveredScreens()
      }
    }
  }
}

extension ObjectKind {
  nonisolated fileprivate static let cancellable = instance(name: "SharedModel.Cancellable", module: "SharedModel")
  nonisolated fileprivate static let scheduledEntry = instance(
    name: "SharedModel.VirtualClock.Entry", module: "SharedModel")

  nonisolated fileprivate func isInstance(ofModule module: String) -> Bool {
    if case .instance(_, module) = self { true } else { false }
  }
}

extension Snapshot {
  nonisolated fileprivate var screenNames: [String] { stack.map(\.name) + (modal.map { [$0.name] } ?? []) }
}
