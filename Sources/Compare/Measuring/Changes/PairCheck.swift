import Foundation
import HeadlessUI
import Results
import Toolchain

/// Builds and runs the merges of a pair of requests in a copy of the package, in all implementations together.
struct PairCheck {
  private static let walkSteps = 5000
  private let pair: RequestPair
  private let base: RequestPair.Base
  private let isContradiction: Bool
  private var copy: ChangedCopy
  private let observer: Observer
  /// The implementations with patches for both requests.
  let profiles: [ArchitectureProfile]
  private var merges: [String: RequestPair.Merge] = [:]
  private var entries: [String: ConflictsResult.Entry] = [:]
  /// The stories that fail in every implementation that merges, because the requests contradict each other.
  private(set) var contradictoryStories: [String] = []

  init(
    _ pair: RequestPair, _ accepted: AcceptedAttempts, _ resolutions: Resolutions, _ contradiction: String?,
    _ bench: Bench
  ) throws {
    self.pair = pair
    base = try pair.base(resolutions)
    isContradiction = contradiction != nil
    copy = try ChangedCopy(of: pair.first.package, bench)
    observer = bench.observer
    var profiles: [ArchitectureProfile] = []
    for profile in bench.architectures.map(\.profile) {
      guard let attempts = accepted[pair, profile] else { continue }
      let merge = try pair.merge(by: profile, attempts: attempts, onto: base, resolutions)
      if let path = merge.unresolved.first { throw ChangeError.unresolved(pair: pair.name, path: path) }
      merges[profile.name] = merge
      entries[profile.name] = pair.entry(of: merge, profile)
      profiles.append(profile)
    }
    self.profiles = profiles
  }

  mutating func run() throws -> [ConflictsResult.Entry] {
    if !passing.isEmpty { try build() }
    if !passing.isEmpty { try checkBehaviour() }
    if !isContradiction { try checkTests() }
    return profiles.compactMap { entries[$0.name] }
  }

  private func say(_ step: String) { observer.begins("\(pair.name): \(step)") }

  /// The implementations whose merge has passed so far.
  private var passing: [ArchitectureProfile] {
    profiles.filter { entries[$0.name].map { !$0.collides && $0.silent == nil } == true }
  }

  private mutating func fail(_ profile: ArchitectureProfile, _ level: ConflictsResult.Silent.Level, _ text: String) {
    entries[profile.name]?.silent = ConflictsResult.Silent(level, text)
  }

  private func texts(withTests: Bool) -> [String: String?] {
    passing.reduce(into: base.both) { texts, profile in
      let sources = "\(pair.first.sources(of: profile))/"
      let hasTests = withTests && entries[profile.name]?.tests.isEmpty == true
      for (path, text) in merges[profile.name]?.texts ?? [:] where hasTests || path.hasPrefix(sources) {
        texts[path] = .some(text)
      }
    }
  }

  // MARK: - Build

  private mutating func build() throws {
    for profile in passing { entries[profile.name]?.isChecked = true }
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
    for profile in passing {
      for error in errors {
        guard let path = copy.path(of: error.file), pair.first.isOwn(path, of: profile) else { continue }
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
    let candidates = passing
    let files = pair.requests.filter(\.hasStories).map { $0.stories.path as String? } + [nil]
    let rules = WorkerJob.checkRules(architectures: candidates.map(\.name))
    func walk(_ name: String) -> WorkerJob { .checkWalk(steps: Self.walkSteps, seed: 1, architectures: [name]) }
    func stories(_ name: String) -> [WorkerJob] { files.map { .checkStories(file: $0, architectures: [name]) } }
    try copy.prepare([rules] + candidates.flatMap { [walk($0.name)] + stories($0.name) })
    let superseded = Set(try pair.requests.flatMap { try $0.superseded().map(\.story) })
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
      contradictoryStories =
        candidates.map { Set((failures[$0.name] ?? []).map(\.story)) }
        .reduce(nil) { (all: Set<String>?, own) in all?.intersection(own) ?? own }?.sorted() ?? []
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
      let candidates = passing.filter { entries[$0.name]?.tests.isEmpty == true }
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
