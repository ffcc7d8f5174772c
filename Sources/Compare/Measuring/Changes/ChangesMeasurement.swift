import HeadlessUI
import Metrics
import Results
internal import SyntaxFacts

extension Bench {
  /// Measures all requests of the package that holds the first implementation, and keeps their patches.
  /// - Parameter parsed: What was parsed before of the sources.
  func changes(from parsed: ParsedSources) throws -> ChangesResult {
    let reference = architectures[0].profile
    let requests = try ChangeRequest.all(in: reference.requiredPackage())
    return try changes(requests, reference: reference, isWhole: true, keepsPatches: true, from: parsed)
  }

  /// Which requests of its package an implementation has met; none where there are no requests.
  package func requestsMet(by profile: ArchitectureProfile) -> [CheckResult.Request] {
    guard let package = profile.package, let requests = try? ChangeRequest.all(in: package) else { return [] }
    return requests.map { request in
      let isMet = (try? RecordedEffects(of: request).effects(by: profile)) ?? nil != nil
      return CheckResult.Request(
        id: request.id, state: isMet ? .met : request.hasPatch(of: profile.name) ? .unchecked : .open)
    }
  }

  /// Measures what each request took in each implementation that has a patch for it.
  /// - Parameters:
  ///   - reference: Whom others are compared with, whether or not it is one of them.
  ///   - isWhole: Whether these are all requests there are.
  package func changes(
    _ requests: [ChangeRequest], reference: ArchitectureProfile, isWhole: Bool
  ) throws -> ChangesResult {
    try changes(requests, reference: reference, isWhole: isWhole, keepsPatches: false, from: nil)
  }

  private func changes(
    _ requests: [ChangeRequest], reference: ArchitectureProfile, isWhole: Bool, keepsPatches: Bool,
    from parsed: ParsedSources?
  ) throws -> ChangesResult {
    let profiles = architectures.map(\.profile)
    let kept = requests.first.flatMap { try? CheckCache(of: $0.package) }
    let counted = profiles.contains { $0.name == reference.name } ? profiles : profiles + [reference]
    let counter = try PatchCounter(
      try requests.flatMap { request in
        [PatchCounter.Part("\(request.id)-given", try request.givenChanges())]
          + (try PatchCounter.parts(of: request, by: counted))
      }, kept: kept, program: process.programStamp(), from: parsed)
    return ChangesResult(
      reference: reference.name,
      requests: try requests.map { request in
        let recorded = try RecordedEffects(of: request)
        let standard = MeasuredPatch.standing(for: request, by: reference, counter)
        return ChangesResult.Request(
          id: request.id, wish: request.wish,
          given: counter["\(request.id)-given"],
          entries: try profiles.compactMap { profile in
            guard let (patch, sizes) = MeasuredPatch.standing(for: request, by: profile, counter) else {
              return nil
            }
            return ChangesResult.Entry(
              architecture: profile.name, file: patch.file, production: patch.production, tests: patch.tests,
              reference: standard?.patch.production, independent: sizes.count > 1 ? sizes : nil,
              effects: try recorded.effects(by: profile),
              patch: keepsPatches ? try request.text(of: patch.file) : nil)
          }, lacking: profiles.map(\.name).filter { !request.hasPatch(of: $0) })
      }, isWhole: isWhole)
  }
}

extension ChangeRequest {
  /// Which of an implementation's patches stands: the middle one by size where there are three, otherwise the first.
  func standingRound(of profile: ArchitectureProfile) throws -> Int {
    guard patchedRounds(of: profile).count == Self.rounds.count else { return Self.rounds.lowerBound }
    let counter = try PatchCounter(try PatchCounter.parts(of: self, by: [profile]))
    return MeasuredPatch.standing(for: self, by: profile, counter)?.patch.round ?? Self.rounds.lowerBound
  }
}

/// Counts the statements that change, of many patches at once: they change the same files, whose versions are read together.
private struct PatchCounter {
  /// What is counted together.
  struct Part {
    let name: String
    let changes: [ChangeRequest.Change]

    init(_ name: String, _ changes: [ChangeRequest.Change]) {
      self.name = name
      self.changes = changes.filter { $0.path.hasSuffix(".swift") }
    }
  }

  private var sizes: [String: ChangeSize] = [:]

  /// - Parameters:
  ///   - kept: Where sizes are kept that have been counted; nil for nowhere.
  ///   - program: What tells this program from another one, which may count otherwise.
  ///   - parsed: What was parsed before, where that is to be had.
  init(_ parts: [Part], kept: CheckCache? = nil, program: String = "", from parsed: ParsedSources? = nil) throws {
    var left: [Part] = []
    for part in parts {
      sizes[part.name] = kept?.size(of: part.changes, named: part.name, by: program)
      if sizes[part.name] == nil { left.append(part) }
    }
    let statements = try Self.statements(of: left.flatMap(\.changes), from: parsed)
    for part in left {
      let size = ChangeSize(
        part.changes.map { change in
          ChangeSize.File(
            path: change.path, before: change.old.flatMap { statements[$0] },
            after: change.new.flatMap { statements[$0] })
        })
      sizes[part.name] = size
      kept?.keep(size, of: part.changes, named: part.name, by: program)
    }
  }

  /// By the text that they are of; the texts of a file, most of which differ in a few lines, are read together.
  private static func statements(
    of changes: [ChangeRequest.Change], from parsed: ParsedSources?
  ) throws -> [String: [SourceStatement]] {
    let texts = Dictionary(grouping: changes, by: \.path).values.map { changes in
      Array(Set(changes.flatMap { [$0.old, $0.new].compactMap(\.self) }))
    }
    return try Dictionary(
      zip(texts.joined(), SyntaxReader.statements(ofVersionsOfEach: texts, from: parsed).joined()),
      uniquingKeysWith: { first, _ in first })
  }

  subscript(name: String) -> ChangeSize { sizes[name] ?? ChangeSize([]) }

  /// All patches of some implementations, production and tests apart.
  static func parts(of request: ChangeRequest, by profiles: [ArchitectureProfile]) throws -> [Part] {
    let given = try request.texts()
    return try profiles.flatMap { profile in
      let sources = "\(request.sources(of: profile))/"
      return try request.patchedRounds(of: profile).flatMap { round in
        let changes = try request.changes(by: profile, round: round, from: given)
        let file = ChangeRequest.patchName(of: profile.name, round: round)
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

/// How large one patch is, production and tests apart.
private struct MeasuredPatch {
  let round: Int
  let file: String
  let production: ChangeSize
  let tests: ChangeSize

  private init(
    for request: ChangeRequest, by profile: ArchitectureProfile, round: Int, _ counter: PatchCounter
  ) {
    self.round = round
    file = ChangeRequest.patchName(of: profile.name, round: round)
    production = counter[PatchCounter.production(request, file)]
    tests = counter[PatchCounter.tests(request, file)]
  }

  /// The patch that stands, the middle one by size of three and the first of fewer, and the statements of all; nil where there is none.
  static func standing(
    for request: ChangeRequest, by profile: ArchitectureProfile, _ counter: PatchCounter
  ) -> (patch: MeasuredPatch, statements: [Int])? {
    let patches = request.patchedRounds(of: profile)
      .map { MeasuredPatch(for: request, by: profile, round: $0, counter) }
    guard let first = patches.first, first.round == ChangeRequest.rounds.lowerBound else { return nil }
    // Of as large ones the earlier comes first.
    let bySize = patches.enumerated()
      .sorted { ($0.element.production.statements, $0.offset) < ($1.element.production.statements, $1.offset) }
    return (
      patches.count == ChangeRequest.rounds.count ? bySize[1].element : first, patches.map(\.production.statements)
    )
  }
}
