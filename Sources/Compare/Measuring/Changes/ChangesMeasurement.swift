import HeadlessUI
import Metrics
import Results
internal import SyntaxFacts

extension Bench {
  /// Measures all requests of the package that holds the first implementation, and keeps their patches.
  /// - Parameter parsed: Sources that were parsed before.
  func changes(from parsed: ParsedSources) throws -> ChangesResult {
    let reference = architectures[0].profile
    let requests = try ChangeRequest.all(in: reference.requiredPackage())
    return try changes(requests, reference: reference, isWhole: true, keepsPatches: true, from: parsed)
  }

  /// The state of each request of its package in an implementation.
  package func requestsMet(by profile: ArchitectureProfile) -> [CheckResult.Request] {
    guard let package = profile.package, let requests = try? ChangeRequest.all(in: package) else { return [] }
    return requests.map { request in
      // Effects are recorded once a check has found nothing wrong.
      let effects = try? RecordedEffects(of: request).effects(by: profile)
      let isPatched = request.hasPatch(of: profile.name)
      return CheckResult.Request(id: request.id, state: effects != nil ? .met : isPatched ? .unchecked : .open)
    }
  }

  /// Measures what each request took in each implementation that has a patch for it.
  /// - Parameters:
  ///   - reference: The implementation that others are compared with, whether or not it is one of them.
  ///   - isWhole: Whether these are all requests of the package.
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
    let counted = profiles.contains { $0.name == reference.name } ? profiles : profiles + [reference]
    let parts = try requests.flatMap { request in
      let common = try request.texts()
      return [PatchCounter.Part(PatchCounter.commonName(request), try request.changes(from: [:], to: common))]
        + (try PatchCounter.parts(of: request, by: counted, from: common))
    }
    let counter = try PatchCounter(
      parts, cache: requests.first.flatMap { try? CheckCache(of: $0.package) }, program: process.programStamp(),
      from: parsed)
    return ChangesResult(
      reference: reference.name,
      requests: try requests.map { request in
        let recorded = try RecordedEffects(of: request)
        let standard = MeasuredPatches(for: request, by: reference, counter).accepted
        return ChangesResult.Request(
          id: request.id, wish: request.wish, given: counter[PatchCounter.commonName(request)],
          entries: try profiles.compactMap { profile in
            let patches = MeasuredPatches(for: request, by: profile, counter)
            guard let patch = patches.accepted else { return nil }
            return ChangesResult.Entry(
              architecture: profile.name, file: patch.file, production: patch.production, tests: patch.tests,
              reference: standard?.production, independent: patches.independent,
              effects: try recorded.effects(by: profile),
              patch: keepsPatches ? try request.text(of: patch.file) : nil)
          }, lacking: profiles.map(\.name).filter { !request.hasPatch(of: $0) })
      }, isWhole: isWhole)
  }
}
