import HeadlessUI
import Metrics
import Results
internal import SyntaxFacts

extension Bench {
  /// Measures what each request took in each implementation that has a patch for it.
  /// - Parameters:
  ///   - reference: Whom others are compared with, whether or not it is one of them.
  ///   - isWhole: Whether these are all requests there are.
  package func changes(
    _ requests: [ChangeRequest], reference: ArchitectureProfile, isWhole: Bool
  ) throws -> ChangesResult {
    let profiles = architectures.map(\.profile)
    return ChangesResult(
      reference: reference.name,
      requests: try requests.map { request in
        let standard = request.hasPatch(of: reference.name) ? try size(of: request, by: reference) : nil
        return ChangesResult.Request(
          id: request.id, wish: request.wish,
          entries: try profiles.filter { request.hasPatch(of: $0.name) }.map { profile in
            let size = try size(of: request, by: profile)
            return ChangesResult.Entry(
              architecture: profile.name, production: size.production, tests: size.tests,
              reference: standard?.production)
          }, lacking: profiles.map(\.name).filter { !request.hasPatch(of: $0) })
      }, isWhole: isWhole)
  }

  private func size(
    of request: ChangeRequest, by profile: ArchitectureProfile
  ) throws -> (production: ChangeSize, tests: ChangeSize) {
    var (production, tests) = ([ChangeSize.File](), [ChangeSize.File]())
    let sources = request.sources(of: profile)
    for change in try request.changes(by: profile) where change.path.hasSuffix(".swift") {
      let file = ChangeSize.File(
        path: change.path, before: try change.old.map(SyntaxReader.statements),
        after: try change.new.map(SyntaxReader.statements))
      if change.path.hasPrefix("\(sources)/") { production.append(file) } else { tests.append(file) }
    }
    return (ChangeSize(production), ChangeSize(tests))
  }
}
