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
    guard let package = profile.package, let requests = try? ChangeRequest.all(in: package),
      let kept = try? KeptChecks(of: package)
    else { return [] }
    return requests.map { request in
      let isMet = (try? kept.effects(of: request, profile)) ?? nil != nil
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
    return ChangesResult(
      reference: reference.name,
      requests: try requests.map { request in
        let standard = try MeasuredPatch.standing(for: request, by: reference)
        return ChangesResult.Request(
          id: request.id, wish: request.wish, given: try MeasuredPatch.size(of: request.givenChanges()),
          entries: try profiles.compactMap { profile in
            guard let (patch, sizes) = try MeasuredPatch.standing(for: request, by: profile) else { return nil }
            return ChangesResult.Entry(
              architecture: profile.name, file: patch.file, production: patch.production, tests: patch.tests,
              reference: standard?.patch.production, independent: sizes.count > 1 ? sizes : nil,
              effects: try kept?.effects(of: request, profile),
              patch: keepsPatches ? try request.text(of: patch.file) : nil)
          }, lacking: profiles.map(\.name).filter { !request.hasPatch(of: $0) })
      }, isWhole: isWhole)
  }
}

extension ChangeRequest {
  /// Which of an implementation's patches stands: the middle one by size where there are three, otherwise the first.
  func standingRound(of profile: ArchitectureProfile) throws -> Int {
    guard Self.rounds.allSatisfy({ hasPatch(of: profile.name, round: $0) }) else { return Self.rounds.lowerBound }
    return try MeasuredPatch.standing(for: self, by: profile)?.patch.round ?? Self.rounds.lowerBound
  }
}

/// How large one patch is, production and tests apart.
private struct MeasuredPatch {
  let round: Int
  let file: String
  let production: ChangeSize
  let tests: ChangeSize

  private init(for request: ChangeRequest, by profile: ArchitectureProfile, round: Int) throws {
    let changes = try request.changes(by: profile, round: round)
    let sources = "\(request.sources(of: profile))/"
    self.round = round
    file = ChangeRequest.patchName(of: profile.name, round: round)
    production = try Self.size(of: changes.filter { $0.path.hasPrefix(sources) })
    tests = try Self.size(of: changes.filter { !$0.path.hasPrefix(sources) })
  }

  static func size(of changes: [ChangeRequest.Change]) throws -> ChangeSize {
    ChangeSize(
      try changes.filter { $0.path.hasSuffix(".swift") }.map { change in
        ChangeSize.File(
          path: change.path, before: try change.old.map(SyntaxReader.statements),
          after: try change.new.map(SyntaxReader.statements))
      })
  }

  /// The patch that stands, the middle one by size of three and the first of fewer, and the statements of all; nil where there is none.
  static func standing(
    for request: ChangeRequest, by profile: ArchitectureProfile
  ) throws -> (patch: MeasuredPatch, statements: [Int])? {
    let patches = try ChangeRequest.rounds.filter { request.hasPatch(of: profile.name, round: $0) }
      .map { try MeasuredPatch(for: request, by: profile, round: $0) }
    guard request.hasPatch(of: profile.name), let first = patches.first else { return nil }
    // Of as large ones the earlier comes first.
    let bySize = patches.enumerated()
      .sorted { ($0.element.production.statements, $0.offset) < ($1.element.production.statements, $1.offset) }
    return (
      patches.count == ChangeRequest.rounds.count ? bySize[1].element : first, patches.map(\.production.statements)
    )
  }
}
