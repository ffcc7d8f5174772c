import Foundation
import HeadlessUI
import Metrics
import Results
internal import SyntaxFacts

/// Looks for a test of each sentence that the tests of an implementation have to show.
package struct CharterReading {
  private static let charter = "docs/test-charter.md"
  private let profile: ArchitectureProfile

  package init(of profile: ArchitectureProfile) { self.profile = profile }

  package func result() throws -> CheckResult.Tests {
    guard let package = profile.package else {
      return CheckResult.Tests(sections: [], reason: "its sources are in no package.")
    }
    let file = package.appending(path: Self.charter)
    guard FileManager.default.fileExists(atPath: file.path) else {
      return CheckResult.Tests(
        sections: [], reason: "its package has no \(Self.charter), which would say what they show.")
    }
    let charter = Charter(try String(contentsOf: file, encoding: .utf8))
    let missing = charter.untested(by: try names(in: package.appending(path: "Tests/\(profile.module)Tests")))
    let sections = charter.behaviours.map(\.section).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    return CheckResult.Tests(
      sections: sections.map { section in
        CheckResult.Section(
          name: section, sentences: charter.behaviours.count { $0.section == section },
          missing: missing.filter { $0.section == section }.map(\.sentence))
      })
  }

  private func names(in folder: URL) throws -> [String: [String]] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [:] }
    return try SyntaxReader.files(under: folder).reduce(into: [:]) { names, file in
      let section = file.path.split(separator: "/").first.map(String.init) ?? ""
      let source = try String(contentsOf: folder.appending(path: file.path), encoding: .utf8)
      names[section, default: []] += try SyntaxReader.testNames(in: source)
    }
  }
}
