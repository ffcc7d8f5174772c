import Metrics

/// What a patch does beyond its own lines, which takes builds to find out: the check of its request measures it on the way.
package struct ChangeEffects: Codable, Equatable, Sendable {
  package struct Ripple: Codable, Equatable, Sendable {
    /// Functions and the like of the sources that are new or changed.
    package var units: Int
    /// Those of them that no story of the request runs.
    package var notRun: Int

    package init(units: Int, notRun: Int) {
      self.units = units
      self.notRun = notRun
    }
  }

  /// What the patch of the sources alone does to own tests.
  package struct Fallout: Codable, Equatable, Sendable {
    package var failing: Int
    /// Tests in files that no longer compile.
    package var notCompiling: Int

    package init(failing: Int, notCompiling: Int) {
      self.failing = failing
      self.notCompiling = notCompiling
    }

    package var tests: Int { failing + notCompiling }
  }

  /// Nil where it couldn't be counted what runs.
  package var ripple: Ripple?
  /// Nil where there are no own tests, or they crashed.
  package var fallout: Fallout?
  /// The lines of the units that the patch changes or takes away, and of those of the implementation that they refer to.
  package var linesToRead: Int?
  /// Nil where no seed was written down before the patch.
  package var foresight: Foresight?

  package init() {}
}
