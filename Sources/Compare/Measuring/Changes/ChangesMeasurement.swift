import HeadlessUI
import Metrics
import Results
internal import SyntaxFacts

extension Bench {
  /// Measures all requests in the first implementation's package, and includes the patches in the result.
  func changes() throws -> ChangesResult {
    let reference = architectures[0].profile
    let requests = try ChangeRequest.all(in: reference.requiredPackage())
    var result = try changes(requests, reference: reference, isWhole: true, keepsPatches: true)
    result.conflicts = try recordedConflicts(of: requests.filter(\.hasStories))
    return result
  }

  package func requestsMet(by profile: ArchitectureProfile) -> [CheckResult.Request] {
    guard let package = profile.package, let requests = try? ChangeRequest.all(in: package) else { return [] }
    return requests.map { request in
      // Effects are recorded when a check passes.
      let effects = try? RecordedEffects(of: request).effects(by: profile)
      let isPatched = request.hasPatch(of: profile.name)
      return CheckResult.Request(id: request.id, state: effects != nil ? .met : isPatched ? .unchecked : .open)
    }
  }

  /// Measures each request in each implementation that has a patch for it.
  /// - Parameter reference: The implementation that others are compared with, whether or not it is measured.
  package func changes(
    _ requests: [ChangeRequest], reference: ArchitectureProfile, isWhole: Bool
  ) throws -> ChangesResult {
    try changes(requests, reference: reference, isWhole: isWhole, keepsPatches: false)
  }

  private func changes(
    _ requests: [ChangeRequest], reference: ArchitectureProfile, isWhole: Bool, keepsPatches: Bool
  ) throws -> ChangesResult {
    let profiles = architectures.map(\.profile)
    let counted = profiles.contains { $0.name == reference.name } ? profiles : profiles + [reference]
    let parts = try requests.flatMap { request in
      let common = try request.texts()
      return [PatchCounter.Part(PatchCounter.commonName(request), try request.changes(from: [:], to: common))]
        + (try PatchCounter.parts(of: request, by: counted, from: common))
    }
    let counter = try PatchCounter(
      parts, cache: requests.first.flatMap { try? CheckCache(of: $0.package) }, program: process.programStamp())
    func measured(_ requests: [ChangeRequest]) throws -> [ChangesResult.Request] {
      try requests.map { request in
        let recorded = try RecordedEffects(of: request)
        let why = recorded.reasonForOutdated()
        let outdated =
          try why == nil
          ? [:]
          : Dictionary(
            uniqueKeysWithValues: profiles.compactMap { profile in
              try recorded.outdatedEffects(by: profile).map { (profile.name, $0) }
            })
        let standard = MeasuredPatches(for: request, by: reference, counter).accepted
        return ChangesResult.Request(
          id: request.id, wish: request.wish, given: counter[PatchCounter.commonName(request)],
          entries: try profiles.compactMap { profile in
            let patches = MeasuredPatches(for: request, by: profile, counter)
            guard let patch = patches.accepted else { return nil }
            return ChangesResult.Entry(
              architecture: profile.name, file: patch.file, production: patch.production, tests: patch.tests,
              reference: standard?.production, independent: patches.independent,
              effects: try recorded.effects(by: profile) ?? outdated[profile.name],
              patch: keepsPatches ? try request.text(of: patch.file) : nil)
          }, lacking: profiles.map(\.name).filter { !request.hasPatch(of: $0) },
          whyOutdated: outdated.isEmpty ? nil : why)
      }
    }
    return ChangesResult(
      reference: reference.name, requests: try measured(requests.filter(\.hasStories)),
      unnoticed: try measured(requests.filter { !$0.hasStories }), isWhole: isWhole)
  }
}

/// Counts the changed statements of many patches together, because they change the same files.
struct PatchCounter {
  struct Part {
    let name: String
    let changes: [ChangeRequest.Change]

    init(_ name: String, _ changes: [ChangeRequest.Change]) {
      self.name = name
      self.changes = changes.filter { $0.path.hasSuffix(".swift") }
    }
  }

  private var sizes: [String: ChangeSize] = [:]

  /// - Parameter program: A stamp of this program, because another one may count differently.
  init(_ parts: [Part], cache: CheckCache? = nil, program: String = "") throws {
    var left: [Part] = []
    for part in parts {
      sizes[part.name] = cache?.size(of: part.changes, named: part.name, by: program)
      if sizes[part.name] == nil { left.append(part) }
    }
    let statements = try Self.statements(of: left.flatMap(\.changes))
    for part in left {
      let size = ChangeSize(
        part.changes.map { change in
          ChangeSize.File(
            path: change.path, before: change.old.flatMap { statements[$0] },
            after: change.new.flatMap { statements[$0] })
        })
      sizes[part.name] = size
      cache?.keep(size, of: part.changes, named: part.name, by: program)
    }
  }

  /// Returns the statements of each text, parsed once.
  private static func statements(of changes: [ChangeRequest.Change]) throws -> [String: [SourceStatement]] {
    let texts = Array(Set(changes.flatMap { [$0.old, $0.new].compactMap(\.self) }))
    return Dictionary(uniqueKeysWithValues: zip(texts, try SyntaxReader.statements(ofEach: texts)))
  }

  subscript(name: String) -> ChangeSize { sizes[name] ?? ChangeSize([]) }

  static func commonName(_ request: ChangeRequest) -> String { "\(request.id)-given" }

  /// Returns all patches of implementations, with the counts of sources and of tests kept apart.
  /// - Parameter common: The texts after the common patch.
  static func parts(
    of request: ChangeRequest, by profiles: [ArchitectureProfile], from common: [String: String?]
  ) throws -> [Part] {
    try profiles.flatMap { profile in
      let sources = "\(request.sources(of: profile))/"
      return try request.patchedAttempts(by: profile).flatMap { attempt in
        let changes = try request.changes(by: profile, attempt: attempt, from: common)
        let file = ChangeRequest.patchName(of: profile.name, attempt: attempt)
        return [
          Part(production(request, file), changes.filter { $0.path.hasPrefix(sources) }),
          Part(tests(request, file), changes.filter { !$0.path.hasPrefix(sources) }),
        ]
      }
    }
  }

  static func production(_ request: ChangeRequest, _ file: String) -> String { "\(request.id)-\(file)-production" }

  static func tests(_ request: ChangeRequest, _ file: String) -> String { "\(request.id)-\(file)-tests" }
}
