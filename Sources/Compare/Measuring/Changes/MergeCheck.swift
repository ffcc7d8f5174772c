import Foundation
import HeadlessUI
import Results
import Toolchain

/// Builds and runs merged requests in a copy of the package, in all implementations together.
struct MergeCheck {
  /// The merged patches of an implementation.
  struct Merge {
    let profile: ArchitectureProfile
    let texts: [String: String?]
    var entry: ConflictsResult.Entry

    fileprivate var hasPassed: Bool { !entry.collides && entry.silent == nil }
  }

  private static let walkSteps = 5000
  private let name: String
  private let requests: [ChangeRequest]
  private let common: [String: String?]
  private var copy: ChangedCopy
  private let observer: Observer
  private var merges: [Merge]
  /// The stories that fail in every implementation that merges, because the requests contradict each other.
  private(set) var contradictoryStories: Set<String> = []

  /// - Parameters:
  ///   - name: For progress.
  ///   - common: The texts of common patches.
  init(
    _ name: String, _ requests: [ChangeRequest], common: [String: String?], _ merges: [Merge], _ bench: Bench
  ) throws {
    self.name = name
    self.requests = requests
    self.common = common
    self.merges = merges
    copy = try ChangedCopy(of: requests[0].package, bench)
    observer = bench.observer
  }

  /// - Parameter withTests: Whether to run own tests too, which must fail if the requests contradict each other.
  mutating func run(withTests: Bool) throws -> [ConflictsResult.Entry] {
    if !passing.isEmpty { try build() }
    if !passing.isEmpty { try checkBehaviour() }
    if withTests { try checkTests() }
    return merges.map(\.entry)
  }

  private func say(_ step: String) { observer.begins("\(name): \(step)") }

  /// The merges that have passed so far.
  private var passing: [Merge] { merges.filter(\.hasPassed) }

  private mutating func fail(_ profile: ArchitectureProfile, _ level: ConflictsResult.Silent.Level, _ text: String) {
    for index in merges.indices where merges[index].profile.name == profile.name {
      merges[index].entry.silent = ConflictsResult.Silent(level, text)
    }
  }

  private func texts(withTests: Bool) -> [String: String?] {
    passing.reduce(into: common) { texts, merge in
      let sources = "\(requests[0].sources(of: merge.profile))/"
      let hasTests = withTests && merge.entry.tests.isEmpty
      texts.merge(merge.texts.filter { hasTests || $0.key.hasPrefix(sources) }) { $1 }
    }
  }

  // MARK: - Build

  private mutating func build() throws {
    for index in merges.indices { merges[index].entry.isChecked = !merges[index].entry.collides }
    while true {
      say("building the merges")
      do {
        try copy.build(texts(withTests: false))
        return
      } catch let error as ToolchainError {
        guard case .failed(_, _, _, let output) = error, fail(at: .build, by: CompileError.all(in: output)) else {
          throw error
        }
      }
    }
  }

  /// Fails the implementations that have compile errors, each with its first one; returns false if none has.
  private mutating func fail(at level: ConflictsResult.Silent.Level, by errors: [CompileError]) -> Bool {
    var isFound = false
    for profile in passing.map(\.profile) {
      for error in errors {
        guard let path = copy.path(of: error.file), requests[0].isOwn(path, of: profile) else { continue }
        fail(profile, level, "\(path):\(error.line): \(error.message)")
        isFound = true
        break
      }
    }
    return isFound
  }

  // MARK: - Behaviour

  private mutating func checkBehaviour() throws {
    say("stories, rules and a walk")
    let candidates = passing.map(\.profile)
    let files = requests.filter(\.hasStories).map { $0.stories.path as String? } + [nil]
    let rules = WorkerJob.checkRules(architectures: candidates.map(\.name))
    func walk(_ name: String) -> WorkerJob { .checkWalk(steps: Self.walkSteps, seed: 1, architectures: [name]) }
    func stories(_ name: String) -> [WorkerJob] { files.map { .checkStories(file: $0, architectures: [name]) } }
    try copy.prepare([rules] + candidates.flatMap { [walk($0.name)] + stories($0.name) })
    let superseded = Set(try requests.flatMap { try $0.superseded().map(\.story) })
    var failures: [String: [(story: String, text: String)]] = [:]
    for profile in candidates {
      failures[profile.name] = try stories(profile.name).flatMap { job in
        try copy.result(StoriesResult.self, of: job).stories.compactMap { story in
          guard let failure = story.failure, !superseded.contains(story.name) else { return nil }
          return (story.name, "“\(story.name)”: \(failure.step)")
        }
      }
    }
    if candidates.count > 1 {
      let failing = candidates.map { Set((failures[$0.name] ?? []).map(\.story)) }
      contradictoryStories = failing.dropFirst().reduce(failing[0]) { $0.intersection($1) }
    }
    let broken = try copy.result(RulesResult.self, of: rules).architectures
    for profile in candidates {
      if let failure = failures[profile.name]?.first(where: { !contradictoryStories.contains($0.story) }) {
        fail(profile, .stories, failure.text)
      } else if let rule = broken.first(where: { $0.name == profile.name })?.rules.first(where: {
        !$0.violations.isEmpty
      }) {
        fail(profile, .rules, rule.statement)
      } else if let finding = try copy.result(WalkResult.self, of: walk(profile.name)).finding.first {
        fail(profile, .walk, finding)
      }
    }
  }

  // MARK: - Own tests

  private mutating func checkTests() throws {
    say("own tests")
    while true {
      let candidates = passing.filter(\.entry.tests.isEmpty).map(\.profile)
      guard !candidates.isEmpty else { return }
      try copy.change(texts(withTests: true))
      let outcomes = try copy.tests(of: candidates, isCounted: false)
      // One build makes all tests, so all outcomes have its errors.
      let errors = outcomes.values.first?.errors ?? []
      if fail(at: .ownTests, by: errors) { continue }
      if let outcome = outcomes.values.first, !errors.isEmpty {
        // Not an implementation's fault, for example an error in the merge of the common patches.
        throw ToolchainError.failed(
          command: "swift build --build-tests", status: 1, wasSignalled: false, output: outcome.run.reason ?? "")
      }
      for profile in candidates {
        guard let run = outcomes[profile.name]?.run, !run.hasPassed else { continue }
        fail(profile, .ownTests, run.failures.first ?? run.reason ?? "its own tests fail")
      }
      return
    }
  }
}
