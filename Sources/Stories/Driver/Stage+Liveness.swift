import HeadlessUI

// MARK: - Objects

extension Stage {
  /// Fails when objects of the architecture are alive that the screens now shown don't need.
  ///
  /// What they need is told by an app launched afresh, on a copy of the device, in the same place, with all its screens
  /// loaded: a class with more objects alive here than there has left some behind.
  func checkNothingIsLeftBehind() throws(StepProblem) {
    if let reason = liveness.unavailability { throw .notCheckable(reason: reason) }
    let place = try snapshot().screenNames
    let alive = liveness.liveObjects(of: process)

    let fresh = Stage(architecture: architecture, guide: backend.guide, liveness: liveness)
    fresh.session.keep(session.value)
    fresh.savedState.keep(savedState.value)
    fresh.favourites.keep(favourites.value)
    fresh.notes.keep(notes.value)
    fresh.launch()
    try fresh.settle()
    let freshPlace = try fresh.snapshot().screenNames
    guard place == freshPlace else { throw .differentPlace(expected: place, found: freshPlace) }
    // Here a screen below may have been shown before, or have begun to.
    fresh.recorded { (fresh.app as? any CoveredScreenLoading)?.loadCoveredScreens() }
    try fresh.settle()
    let leftBehind = LeftBehind(alive, needed: liveness.liveObjects(of: fresh.process))
    for (kind, count) in alive { print("ALIVE", architecture.profile.name, kind, count) }
    for (kind, count) in leftBehind.counts {
      print("DUMP", architecture.profile.name, clock.nextDue == nil && backend.silentRequests == 0, kind, count)
    }
  }
}

extension Snapshot {
  /// The screens of the stack, and the modal one over them.
  nonisolated fileprivate var screenNames: [String] { stack.map(\.name) + (modal.map { [$0.name] } ?? []) }
}
