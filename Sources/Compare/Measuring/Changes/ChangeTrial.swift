import HeadlessUI

/// Patches that are tried together: one of each implementation that has one.
struct ChangeTrial {
  let patches: [(profile: ArchitectureProfile, file: String)]
  /// The package's texts with them.
  let texts: [String: String?]
  /// Whether these are the patches that stand.
  let stands: Bool

  var names: [String] { patches.map(\.profile.name) }

  /// Says which patches a finding is about, unless they are those that stand.
  var wording: String { stands ? "" : " with \(patches.map(\.file).joined(separator: ", "))" }

  /// Those that stand come first; then those that were made independently of them.
  static func all(of request: ChangeRequest, by profiles: [ArchitectureProfile]) throws -> [Self] {
    let standing = try profiles.map { ($0, round: try request.standingRound(of: $0)) }
    func trial(_ patches: [(profile: ArchitectureProfile, round: Int)], stands: Bool) throws -> Self {
      let files = patches.map { ($0.profile, ChangeRequest.patchName(of: $0.profile.name, round: $0.round)) }
      return Self(patches: files, texts: try request.texts(with: files), stands: stands)
    }
    let others = try ChangeRequest.rounds.compactMap { round in
      let patches = standing.filter { $0.round != round && request.hasPatch(of: $0.0.name, round: round) }
      return patches.isEmpty ? nil : try trial(patches.map { ($0.0, round) }, stands: false)
    }
    return [try trial(standing.map { ($0.0, $0.round) }, stands: true)] + others
  }
}
