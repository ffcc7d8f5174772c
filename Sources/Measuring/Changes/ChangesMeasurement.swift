import HeadlessUI
import Metrics
import Results
internal import SyntaxFacts

extension Bench {
  /// Measures all requests of the package that holds the first implementation, and keeps their patches.
  func changes() throws -> ChangesResult {
    guard let reference = architectures.first?.profile, let package = reference.package else {
      throw ImplementationPackageError.none(architecture: architectures.first?.profile.name ?? "")
    }
    return try changes(ChangeRequest.all(in: package), reference: reference, isWhole: true, keepsPatches: true)
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
    _ requests: [ChangeRequest], reference: ArchitectureProfile, isWhole: Bool, keepsPatches: Bool = false
  ) throws -> ChangesResult {
    let profiles = architectures.map(\.profile)
    let kept = requests.first.flatMap { try? KeptChecks(of: $0.package) }
    let counter = PatchCounter(kept: kept, program: process.programStamp)
    return ChangesResult(
      reference: reference.name,
      requests: try requests.map { request in
        let recorded = try RecordedEffects(of: request)
        let standard = try MeasuredPatch.standing(for: request, by: reference, counter)
        return ChangesResult.Request(
          id: request.id, wish: request.wish,
          given: try counter.size(of: request.givenChanges(), named: "\(request.id)-given"),
          entries: try profiles.compactMap { profile in
            guard let (patch, sizes) = try MeasuredPatch.standing(for: request, by: profile, counter) else {
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
    guard Self.rounds.allSatisfy({ hasPatch(of: profile.name, round: $0) }) else { return Self.rounds.lowerBound }
    return try MeasuredPatch.standing(for: self, by: profile, PatchCounter())?.patch.round ?? Self.rounds.lowerBound
  }
}

/// Counts the statements that change.
private struct PatchCounter {
  /// Where sizes are kept that have been counted; nil for nowhere.
  var kept: KeptChecks?
  /// What tells this program from another one, which may count otherwise.
  var program = ""

  func size(of changes: [ChangeRequest.Change], named name: String) throws -> ChangeSize {
    let changes = changes.filter { $0.path.hasSuffix(".swift") }
    guard let kept else { return try size(of: changes) }
    return try kept.size(of: changes, named: name, by: program) { try size(of: changes) }
  }

  private func size(of changes: [ChangeRequest.Change]) throws -> ChangeSize {
    let before = try SyntaxReader.statements(inEach: changes.map(\.old))
    let after = try SyntaxReader.statements(inEach: changes.map(\.new))
    return ChangeSize(
      zip(changes, zip(before, after)).map { ChangeSize.File(path: $0.path, before: $1.0, after: $1.1) })
  }
}

/// How large one patch is, production and tests apart.
private struct MeasuredPatch {
  let round: Int
  let file: String
  let production: ChangeSize
  let tests: ChangeSize

  private init(
    for request: ChangeRequest, by profile: ArchitectureProfile, round: Int, _ counter: PatchCounter
  ) throws {
    let changes = try request.changes(by: profile, round: round)
    let sources = "\(request.sources(of: profile))/"
    self.round = round
    file = ChangeRequest.patchName(of: profile.name, round: round)
    production = try counter.size(
      of: changes.filter { $0.path.hasPrefix(sources) }, named: "\(request.id)-\(file)-production")
    tests = try counter.size(
      of: changes.filter { !$0.path.hasPrefix(sources) }, named: "\(request.id)-\(file)-tests")
  }

  /// The patch that stands, the middle one by size of three and the first of fewer, and the statements of all; nil where there is none.
  static func standing(
    for request: ChangeRequest, by profile: ArchitectureProfile, _ counter: PatchCounter
  ) throws -> (patch: MeasuredPatch, statements: [Int])? {
    let patches = try ChangeRequest.rounds.filter { request.hasPatch(of: profile.name, round: $0) }
      .map { try MeasuredPatch(for: request, by: profile, round: $0, counter) }
    guard request.hasPatch(of: profile.name), let first = patches.first else { return nil }
    // Of as large ones the earlier comes first.
    let bySize = patches.enumerated()
      .sorted { ($0.element.production.statements, $0.offset) < ($1.element.production.statements, $1.offset) }
    return (
      patches.count == ChangeRequest.rounds.count ? bySize[1].element : first, patches.map(\.production.statements)
    )
  }
}
