import Foundation
import HeadlessUI
import Metrics
import Results
internal import SyntaxFacts

/// Measures the effects of patches beyond their own lines, in the copy in which their request is checked.
struct EffectsMeasurement {
  private let request: ChangeRequest
  private let profiles: [ArchitectureProfile]
  private let changes: [String: [ChangeRequest.Change]]
  /// By implementation, if the author of its accepted patch predicted any.
  private var predictedStarts: [String: Set<String>] = [:]
  private let observer: Observer
  private(set) var effects: [String: ChangeEffects] = [:]

  init(_ request: ChangeRequest, _ profiles: [ArchitectureProfile], _ observer: Observer) throws {
    self.request = request
    self.profiles = profiles
    self.observer = observer
    let common = try request.texts()
    var changes: [String: [ChangeRequest.Change]] = [:]
    for profile in profiles {
      let sources = "\(request.sources(of: profile))/"
      let attempt = try request.acceptedAttempt(by: profile)
      changes[profile.name] = try request.changes(by: profile, attempt: attempt, from: common)
        .filter { $0.path.hasPrefix(sources) && $0.path.hasSuffix(".swift") }
      predictedStarts[profile.name] = try request.predictedStart(of: profile.name, attempt: attempt)
      effects[profile.name] = ChangeEffects()
    }
    self.changes = changes
  }

  /// Reports a measurement that fails and omits it, because it doesn't decide whether the request is implemented.
  private func attempt(
    _ what: String, _ measure: (inout [String: ChangeEffects]) throws -> Void
  ) -> [String: ChangeEffects] {
    var found = effects
    observer.progress("\(request.id): \(what)")
    do { try measure(&found) } catch { observer.diagnostic("\(request.id): \(what) can't be measured: \(error)") }
    return found
  }

  // MARK: - Lines to read, and impact prediction

  /// - Parameter copy: A copy with only the common patch.
  mutating func read(in copy: ChangedCopy) {
    effects = attempt("reading") { found in
      let index = try copy.index(of: profiles)
      for profile in profiles {
        let changes = changes[profile.name] ?? []
        found[profile.name]?.linesToRead = try linesToRead(for: changes, profile, index, copy)
        guard let starts = predictedStarts[profile.name] else { continue }
        let files = try changes.map { change in
          ChangeSize.File(
            path: change.path, before: try change.old.map(SyntaxReader.statements),
            after: try change.new.map(SyntaxReader.statements))
        }
        found[profile.name]?.prediction = ImpactPrediction(
          starts: starts, changed: ChangeSize.changedTypes(in: files), in: TypeGraph(index, module: profile.module))
      }
    }
  }

  private func linesToRead(
    for changes: [ChangeRequest.Change], _ profile: ArchitectureProfile, _ index: IndexedModules, _ copy: ChangedCopy
  ) throws -> Int {
    let occurrences = index.occurrences[profile.module] ?? []
    let units: [String: [SourceUnit]] = try Set(occurrences.map(\.file)).reduce(into: [:]) { units, file in
      units[file] = try SyntaxReader.units(in: copy.text(at: file))
    }
    var touched: [String: [SourceUnit]] = [:]
    for change in changes {
      guard let before = units[change.path] else { continue }
      touched[change.path] = SourceUnit.differing(before, from: try change.new.map(SyntaxReader.units) ?? [])
    }
    let used = Set(
      occurrences.filter { occurrence in
        occurrence.roles.contains(.reference)
          && touched[occurrence.file]?.contains { $0.extent.range.contains(occurrence.position) } == true
      }.map(\.usr))
    var lines: [String: Set<Int>] = touched.mapValues { Set($0.flatMap(\.extent.lines)) }
    for definition in occurrences where definition.roles.contains(.definition) && used.contains(definition.usr) {
      let around = units[definition.file]?.filter { $0.extent.range.contains(definition.position) }
      // Picks the innermost unit, because a nested function is a separate unit.
      guard let unit = around?.min(by: { $0.extent.lines.count < $1.extent.lines.count }) else { continue }
      lines[definition.file, default: []].formUnion(unit.extent.lines)
    }
    return lines.values.reduce(0) { $0 + $1.count }
  }

  // MARK: - Untested changes

  /// - Parameter copy: A copy with the patches.
  mutating func count(in copy: ChangedCopy, stories: Int) {
    guard request.hasStories else { return }
    effects = attempt("counting what runs") { found in
      let coverage = try copy.coverage(of: request.stories, count: stories, by: profiles)
      for profile in profiles {
        var untested = ChangeEffects.UntestedChanges()
        for change in changes[profile.name] ?? [] {
          let units = try SourceUnit.differing(
            change.new.map(SyntaxReader.units) ?? [], from: change.old.map(SyntaxReader.units) ?? [])
          untested.units += units.count
          untested.notRun += units.count { coverage[change.path]?.didRun($0.extent) != true }
        }
        found[profile.name]?.untested = untested
      }
    }
  }

  // MARK: - Broken tests

  /// Tries the patches of the sources with unchanged tests.
  mutating func tryTests(in copy: ChangedCopy, _ changed: [String: String?], common: [String: String?]) {
    effects = attempt("running the tests without the patches of them") { found in
      for (name, broken) in try brokenTests(in: copy, changed, common: common) { found[name]?.brokenTests = broken }
    }
  }

  private func brokenTests(
    in copy: ChangedCopy, _ changed: [String: String?], common: [String: String?]
  ) throws -> [String: ChangeEffects.BrokenTests] {
    func owner(of path: String) -> String? {
      profiles.first { request.folders(of: $0).dropFirst().contains { path.hasPrefix("\($0)/") } }?.name
    }
    var texts = changed.filter { owner(of: $0.key) == nil }
      .merging(common.filter { owner(of: $0.key) != nil }) { first, _ in first }
    // New test files remain as empty files, because removing them would make the compiler rebuild all others.
    for (path, text) in changed where owner(of: path) != nil && text != nil {
      if try request.text(at: path, texts) == nil { texts[path] = "" }
    }
    var notCompiling: [String: Int] = [:]
    while true {
      try copy.change(texts)
      let outcomes = try copy.tests(of: profiles)
      let broken = Set(outcomes.values.flatMap(\.errors).map(\.file)).compactMap(copy.path).filter { texts[$0] != "" }
      guard !broken.isEmpty else {
        return try profiles.reduce(into: [:]) { tests, profile in
          guard let run = outcomes[profile.name]?.run else { return }
          // A test that crashes also ends the other tests, which would fail or pass by themselves.
          let failing =
            try run.reason == nil ? run.failures.count : copy.testsFailingApart(of: profile, among: profiles)
          tests[profile.name] = ChangeEffects.BrokenTests(
            failing: failing, notCompiling: notCompiling[profile.name, default: 0])
        }
      }
      // Empties files that don't compile, so that the others can run.
      for path in broken {
        guard let name = owner(of: path) else { return [:] }
        notCompiling[name, default: 0] += try SyntaxReader.testNames(in: request.text(at: path, texts) ?? "").count
        texts[path] = ""
      }
    }
  }
}
