import Results

/// The parts to measure, and the reasons for skipping the others.
package struct SuitePlan {
  /// The parts in the order of measurement: quick parts first, and timed parts before those that build.
  package static let allParts: [SuitePart] = [
    .stories, .lines, .change, .walk, .growth, .counts, .runtime, .coupling, .rules, .coverage, .spread, .traces,
    .build,
  ]
  private static let builtParts: Set<SuitePart> = [.coupling, .rules, .coverage, .spread, .build, .traces]

  package let parts: [SuitePart]
  package let skipped: [SuitePart: String]
  /// Whether to time builds; otherwise one build measures sizes.
  package let timesBuilds: Bool
  var takesBuilds: Bool { parts.contains(where: Self.builtParts.contains) }

  package init(only: [SuitePart]?, with: [SuitePart], without: [SuitePart], isQuick: Bool) {
    var skipped: [SuitePart: String] = [:]
    for part in Self.allParts {
      if without.contains(part) {
        skipped[part] = "Left out by --skip."
      } else if with.contains(part) || only?.contains(part) == true {
        continue
      } else if only != nil {
        skipped[part] = "Left out by --only."
      } else if isQuick, Self.builtParts.contains(part) {
        skipped[part] = "Left out by --quick because it takes a build."
      } else if isQuick, part == .runtime || part == .growth {
        skipped[part] = "Left out by --quick because it is timed."
      } else if part == .build {
        skipped[part] = "It takes minutes, and is measured where it is asked for: --with build."
      }
    }
    parts = Self.allParts.filter { skipped[$0] == nil }
    self.skipped = skipped
    timesBuilds = !isQuick
  }
}
