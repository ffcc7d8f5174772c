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
    let module = architecture.profile.module
    let end = liveness.mark()
    let alive = liveness.liveObjects(ofModule: module, from: firstMark, to: end)

    let fresh = Stage(architecture: architecture, guide: backend.guide, liveness: liveness)
    fresh.session.keep(session.value)
    fresh.savedState.keep(savedState.value)
    fresh.favourites.keep(favourites.value)
    fresh.notes.keep(notes.value)
    fresh.launch()
    guard fresh.clock.settle() else { throw .neverSettles }
    let freshPlace = try fresh.snapshot().screenNames
    guard place == freshPlace else { throw .differentPlace(expected: place, found: freshPlace) }
    // Here a screen below may have been shown before, or have begun to.
    (fresh.app as? any CoveredScreenLoading)?.loadCoveredScreens()
    guard fresh.clock.settle() else { throw .neverSettles }
    let needed = liveness.liveObjects(ofModule: module, from: fresh.firstMark, to: liveness.mark())

    let surplus = alive.merging(needed) { $0 - $1 }.filter { $0.value > 0 && alive[$0.key] != nil }
    guard surplus.isEmpty else { throw .leftBehind(surplus) }
  }
}

extension Snapshot {
  /// The screens of the stack, and the modal one over them.
  nonisolated fileprivate var screenNames: [String] { stack.map(\.name) + (modal.map { [$0.name] } ?? []) }
}
