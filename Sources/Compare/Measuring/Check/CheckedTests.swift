import Foundation
import HeadlessUI
import Metrics
import Results
import Toolchain

/// An implementation's own tests and, if its package has the charter, the charter's tests for this implementation.
package struct CheckedTests {
  package var own: CheckResult.TestRun?
  package var charter: CheckResult.Charter

  package init(own: CheckResult.TestRun? = nil, charter: CheckResult.Charter) {
    self.own = own
    self.charter = charter
  }

  package static func run(of profile: ArchitectureProfile, _ observer: Observer) throws -> CheckedTests {
    guard let folder = profile.package else {
      return CheckedTests(charter: CheckResult.Charter(reason: "its sources are in no package."))
    }
    let modules = [profile.testModule, CharterRun.module]
    // Shares a build folder with `rules`.
    let package = try BuiltPackage(
      at: folder, for: "index", toolchain: .running(), environment: ["SAMEAPP_TESTS": modules.joined(separator: ",")])
    let own = try ModuleTests(profile.testModule, in: package)
    let charter = try ModuleTests(CharterRun.module, in: package, environment: ["SAMEAPP_CHARTER": profile.name])
    let outcomes = try ModuleTests.run([own, charter].compactMap(\.self), observer)
    var checked = CheckedTests(
      own: own == nil ? nil : outcomes.first?.run,
      charter: try self.charter(charter == nil ? nil : outcomes.last, in: folder))
    // A build that fails does so for both.
    if let reason = checked.own?.reason, reason == checked.charter.reason { checked.charter.reason = "see above." }
    return checked
  }

  private static func charter(_ outcome: ModuleTests.Outcome?, in package: URL) throws -> CheckResult.Charter {
    guard let outcome else {
      return CheckResult.Charter(
        reason:
          "its package has no \(CharterRun.module). In SameApp's own package, an architecture made by “compare new” is held to it."
      )
    }
    guard outcome.run.tests > 0 else { return CheckResult.Charter(reason: outcome.run.reason ?? "no test ran.") }
    let charter = Charter(
      try String(contentsOf: package.appending(path: "docs/test-charter.md"), encoding: .utf8))
    let missing = charter.untested(by: outcome.shown)
    let sentences = Set(charter.behaviours.map { Charter.letters(of: $0.sentence) })
    let sections = charter.behaviours.map(\.section).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    return CheckResult.Charter(
      sections: sections.map { section in
        CheckResult.Section(
          name: section, sentences: charter.behaviours.count { $0.section == section },
          missing: missing.filter { $0.section == section }.map(\.sentence))
      }, failures: outcome.failed.filter { !sentences.contains(Charter.letters(of: $0.test)) }.map(\.failure),
      reason: outcome.run.reason)
  }
}
