import Basics
import Foundation
import HeadlessUI
import Metrics
import Results
import Toolchain

/// `Tests/noticed.json`: how many mutants each judge noticed, committed because judging them takes an hour. Each score
/// has a hash of everything it depends on except shared code, and is ignored once that changes.
struct RecordedScores {
  private struct Entry: Codable {
    var of: String
    /// The seed of the sample, or `nil` if all mutants were judged.
    var seed: UInt64?
    var score: MutationScore
  }

  static let file = "Tests/noticed.json"
  private let package: URL
  private let stories: [String]
  /// By implementation and judge.
  private var entries: [String: [String: Entry]] = [:]

  /// - Parameter stories: The paths of the bundled stories.
  init(in package: URL, stories: [String]) throws {
    (self.package, self.stories) = (package, stories)
    let file = package.appending(path: Self.file)
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    do {
      entries = try JSONDecoder().decode([String: [String: Entry]].self, from: Data(contentsOf: file))
    } catch {
      throw MutationError.noScores(file: file.path)
    }
  }

  /// Returns the scores of today's code, by judge.
  func scores(of profile: ArchitectureProfile) throws -> [String: MutationScore] {
    try (entries[profile.name] ?? [:]).filter { judge, entry in
      try MutantJudge(rawValue: judge).map { try entry.of == state(of: profile, $0) } == true
    }.mapValues(\.score)
  }

  mutating func record(_ result: MutationResult, of profiles: [ArchitectureProfile]) throws {
    for trial in result.trials {
      guard let profile = profiles.first(where: { $0.name == trial.architecture }),
        let judge = MutantJudge(rawValue: trial.judge)
      else { continue }
      entries[profile.name, default: [:]][trial.judge] = Entry(
        of: try state(of: profile, judge), seed: result.seed, score: trial.score)
    }
    let file = package.appending(path: Self.file)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("\(JSONText.of(entries))\n".utf8).write(to: file, options: .atomic)
  }

  private func state(of profile: ArchitectureProfile, _ judge: MutantJudge) throws -> String {
    var hash = ContentHash()
    for mutant in try EquivalentMutants.all(in: package) where mutant.file.hasPrefix("\(profile.module)/") {
      hash.add("\(mutant.file) \(mutant.unit) \(mutant.before) \(mutant.after)")
    }
    let tests = judge.testModule(for: profile).map { package.appending(path: "Tests/\($0)") }
    for folder in [BuiltPackage.location(of: profile.sources), tests].compactMap(\.self) {
      for path in try PackageFiles.paths(in: folder) {
        hash.add(path)
        hash.add(try Data(contentsOf: folder.appending(path: path)))
      }
    }
    if judge == .stories {
      for path in stories { hash.add(try Data(contentsOf: URL(filePath: path))) }
    }
    return hash.text
  }
}

extension EquivalentMutants {
  /// Returns a package's list, which may be missing.
  static func all(in package: URL) throws -> [EquivalentMutant] {
    let file = package.appending(path: "docs/equivalent-mutants.txt")
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    return try entries(in: String(contentsOf: file, encoding: .utf8))
  }
}
