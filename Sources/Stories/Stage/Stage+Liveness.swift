import HeadlessUI
import Probes
import SharedModel

// MARK: - Objects

extension Stage {
  /// Fails if the app has created objects that are still alive although the screens shown don't need them, or if a
  /// collection has more elements than they need.
  ///
  /// To find out what the screens need, launches the app once more, on a copy of the device, brings it to the same
  /// screens, and loads and scrolls them all as far. A kind with more live objects here than there has leaked some.
  /// While work is pending, an alert is open, or the guide has changed since the launch (which the new app can't know),
  /// only instances of the architecture's own classes count.
  func checkNothingIsLeftBehind() throws(StepProblem) {
    let fresh = Stage(architecture: architecture, guide: backend.guide, liveness: liveness)
    do throws(StepProblem) {
      try checkNothingIsLeftBehind(beside: fresh)
    } catch .leftBehind(let left) {
      throw .leftBehind(left.naming(identifiers(in: left), needed: fresh.identifiers(in: left)))
    }
  }

  private func checkNothingIsLeftBehind(beside fresh: Stage) throws(StepProblem) {
    if let reason = liveness.unavailability { throw .notCheckable(reason: reason) }
    updateCoveredScreens()
    let (place, hasAlert) = (try snapshot().screenNames, try snapshot().alert != nil)
    let alive = liveObjects()

    fresh.session.keep(session.value)
    fresh.savedState.keep(savedState.value)
    fresh.favourites.keep(favourites.value)
    fresh.notes.keep(notes.value)
    fresh.launch()
    try fresh.settle()
    // In this app a covered screen may have appeared before, or started to. If its content is gone, it may close the
    // screens above it.
    try fresh.loadCoveredScreens()
    try fresh.scrollLists(asFarAs: self)
    fresh.updateCoveredScreens()
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
    // Cancelled actions would stay alive until they are due.
    if clock.nextDue == nil { clock.removeAll() }
    return liveness.liveObjects(of: process)
  }

  /// Returns the live objects of a process that has ended.
  func survivors(of process: Int) -> LeftBehind {
    let left = LeftBehind(afterEnd: liveness.liveObjects(of: process), module: architecture.profile.module)
    return left.isEmpty ? left : left.naming(identifiers(in: left))
  }

  /// Returns the accessibility identifiers of the live views of each leaked kind.
  private func identifiers(in left: LeftBehind) -> [ObjectKind: [String]] {
    liveness.instances(of: process, kinds: Set(left.counts.keys)).reduce(into: [:]) { identifiers, instance in
      guard let view = instance.object as? View else { return }
      identifiers[instance.kind, default: []].append(view.accessibilityIdentifier)
    }
  }

  /// Whether nothing is due, no request waits for an answer that never comes, and the guide is unchanged since launch.
  private var isIdle: Bool { clock.nextDue == nil && backend.silentRequests == 0 && hasGuideOfLaunch }

  /// Returns the objects that may be alive although the newly launched app doesn't have them: stored values, the only
  /// image, and for each screen, the handle of work that was pending earlier, which no longer does anything.
  private func spared(screens: Int) -> [ObjectKind: Int] {
    [
      ObjectKind(collection: Set<String>.self): favourites.value?.count ?? 0,
      ObjectKind(collection: [String: String].self): notes.value?.count ?? 0,
      ObjectKind(collection: [String: ImageData].self): min(keptImages, 1),
      .cancellable: screens,
      .scheduledEntry: screens,
    ]
  }

  /// Updates covered screens as if they had come back, because until then they track what they showed before.
  private func updateCoveredScreens() {
    recorded { (app as? any CoveredScreenLoading)?.updateCoveredScreens() }
  }

  private func loadCoveredScreens() throws(StepProblem) {
    recorded { (app as? any CoveredScreenLoading)?.loadCoveredScreens() }
    try settle()
  }

  var listRows: [Int] { (app as? any CoveredScreenLoading)?.listRows ?? [] }

  /// Returns the number of rows that lists have here but not in the newly launched app. If that app's covered screens
  /// have no views, and so no lists, it can't have scrolled them: here they may have every row.
  private func missingRows(in fresh: Stage, screens: Int) -> Int {
    guard !listRows.isEmpty || screens < 3 else { return backend.guide.places.count }
    return zip(listRows.reversed(), fresh.listRows.reversed()).reduce(0) { $0 + max(0, $1.0 - $1.1) }
  }

  /// Scrolls each list of the stack until it has as many rows as on another stage, where a user has scrolled.
  ///
  /// Lists are paired from the top, because there the screens below, which a link opened, may not be loaded yet.
  private func scrollLists(asFarAs other: Stage) throws(StepProblem) {
    for (depth, wanted) in other.listRows.reversed().enumerated() {
      let index = listRows.count - 1 - depth
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
