/// Makes a walk that has found something as short as it can be while it still finds something of that kind.
///
/// Delta debugging after Zeller and Hildebrandt, “Simplifying and Isolating Failure-Inducing Input” (2002): leaves out ever
/// smaller pieces, down to single actions, until none can be spared.
struct WalkShrinker {
  /// Takes actions afresh and tells those that were possible, up to what was found.
  let run: ([WalkAction], _ countsObjects: Bool) throws -> (taken: [WalkAction], finding: WalkFinding?)

  func shrink(_ actions: [WalkAction], _ finding: WalkFinding) throws -> WalkOutcome.Failure {
    var shortest = WalkOutcome.Failure(actions: actions, finding: finding)
    var size = max(actions.count / 2, 1)
    while true {
      var hasShrunk = false
      var start = 0
      while start < shortest.actions.count {
        var rest = shortest.actions
        rest.removeSubrange(start..<min(start + size, rest.count))
        let (taken, found) = try run(rest, finding.needsObjectCount)
        if let found, found.isLike(finding), taken.count < shortest.actions.count {
          shortest = WalkOutcome.Failure(actions: taken, finding: found)
          hasShrunk = true
        } else {
          start += size
        }
      }
      if size > 1 { size /= 2 } else if !hasShrunk { return shortest }
    }
  }
}

extension WalkFinding {
  fileprivate var needsObjectCount: Bool {
    if case .leftBehind = self { true } else { false }
  }

  /// Whether both are of one kind, so that shrinking does not slip from one fault to another.
  fileprivate func isLike(_ other: WalkFinding) -> Bool {
    switch (self, other) {
    case (.divergence, .divergence), (.refused, .refused), (.endlessSpinner, .endlessSpinner),
      (.wrongFavourites, .wrongFavourites), (.otherScreens, .otherScreens), (.leftBehind, .leftBehind):
      true
    default: false
    }
  }
}
