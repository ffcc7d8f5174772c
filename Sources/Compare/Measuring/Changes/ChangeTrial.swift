import HeadlessUI

/// Patches that are tried together, one of each implementation that has one.
struct ChangeTrial {
  let patches: [(profile: ArchitectureProfile, file: String)]
  /// The texts of the package with these patches.
  let texts: [String: String?]
  /// Whether these are the accepted patches.
  let isAccepted: Bool

  var names: [String] { patches.map(\.profile.name) }

  /// Names the patches in a finding, unless they are the accepted ones.
  var wording: String { isAccepted ? "" : " with \(patches.map(\.file).joined(separator: ", "))" }

  /// The accepted patches, and then those that were made independently of them.
  static func all(of request: ChangeRequest, by profiles: [ArchitectureProfile]) throws -> [Self] {
    let accepted = try profiles.map { ($0, attempt: try request.acceptedAttempt(by: $0)) }
    func trial(_ patches: [(profile: ArchitectureProfile, attempt: Int)], isAccepted: Bool) throws -> Self {
      let files = patches.map { ($0.profile, ChangeRequest.patchName(of: $0.profile.name, attempt: $0.attempt)) }
      return Self(patches: files, texts: try request.texts(with: files), isAccepted: isAccepted)
    }
    let others = try ChangeRequest.attempts.compactMap { attempt in
      let patches = accepted.filter { $0.attempt != attempt && request.hasPatch(of: $0.0.name, attempt: attempt) }
      return patches.isEmpty ? nil : try trial(patches.map { ($0.0, attempt) }, isAccepted: false)
    }
    return [try trial(accepted.map { ($0.0, $0.attempt) }, isAccepted: true)] + others
  }
}
