import Foundation
import HeadlessUI
import Metrics
import Results
internal import SyntaxFacts

/// The sentences of the test charter that an implementation's tests show.
package struct CharterReading {
  private static let charter = "docs/test-charter.md"
  private let profile: ArchitectureProfile

  package init(of profile: ArchitectureProfile) { self.profile = profile }

  /// - Parameter shown: The names of passed tests, by folder.
  package func result(shown: [String: [String]]) throws -> CheckResult.Tests {
    guard let package = profile.package else {
      return CheckResult.Tests(sections: [], reason: "its sources are in no package.")
    }
    let file = package.appending(path: Self.charter)
    guard FileManager.default.fileExists(atPath: file.path) else {
      return CheckResult.Tests(
        sections: [], reason: "its package has no \(Self.charter), which would say what they show.")
    }
    let charter = Charter(try String(contentsOf: file, encoding: .utf8))
    let missing = charter.untested(by: shown)
    let sections = charter.behaviours.map(\.section).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    return CheckResult.Tests(
      sections: sections.map { section in
        CheckResult.Section(
          name: section, sentences: charter.behaviours.count { $0.section == section },
          missing: missing.filter { $0.section == section }.map(\.sentence))
      }, untestedFiles: try untestedFiles(in: package.appending(path: "Tests/\(profile.testModule)")))
  }

  private func untestedFiles(in tests: URL) throws -> [String] {
    let tests = Set(try SyntaxReader.files(under: tests).map { Self.name(of: $0) })
    return try SyntaxReader.files(under: profile.sources)
      .filter { !$0.facts.units.isEmpty && !tests.contains("\(Self.name(of: $0))Tests") }.map(\.path)
  }

  private static func name(of file: SourceFile) -> String {
    URL(filePath: file.path).deletingPathExtension().lastPathComponent
  }
}
