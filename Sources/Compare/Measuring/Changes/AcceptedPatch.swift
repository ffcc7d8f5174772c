import HeadlessUI
import Metrics

/// An implementation's patches for a request, written independently of each other.
struct MeasuredPatches {
  struct Patch {
    let attempt: Int
    let file: String
    let production: ChangeSize
    let tests: ChangeSize
  }

  private let patches: [Patch]

  /// - Parameter counter: A counter that has counted all patches of the implementation.
  init(for request: ChangeRequest, by profile: ArchitectureProfile, _ counter: PatchCounter) {
    patches = request.patchedAttempts(by: profile).map { attempt in
      let file = ChangeRequest.patchName(of: profile.name, attempt: attempt)
      return Patch(
        attempt: attempt, file: file, production: counter[PatchCounter.production(request, file)],
        tests: counter[PatchCounter.tests(request, file)])
    }
  }

  /// The median by size of three patches, otherwise the first. If sizes are equal, the earlier patch is smaller.
  var accepted: Patch? {
    guard patches.first?.attempt == ChangeRequest.attempts.lowerBound else { return nil }
    guard patches.count == ChangeRequest.attempts.count else { return patches.first }
    return patches.sorted { ($0.production.statements, $0.attempt) < ($1.production.statements, $1.attempt) }[1]
  }

  /// The statements of each patch, or `nil` if there is only one.
  var independent: [Int]? { patches.count > 1 ? patches.map(\.production.statements) : nil }
}

// MARK: - The accepted patch

extension ChangeRequest {
  func acceptedAttempt(by profile: ArchitectureProfile) throws -> Int {
    let first = Self.attempts.lowerBound
    guard patchedAttempts(by: profile).count == Self.attempts.count else { return first }
    let counter = try PatchCounter(PatchCounter.parts(of: self, by: [profile], from: texts()))
    return MeasuredPatches(for: self, by: profile, counter).accepted?.attempt ?? first
  }

  func acceptedPatchName(by profile: ArchitectureProfile) throws -> String {
    Self.patchName(of: profile.name, attempt: try acceptedAttempt(by: profile))
  }

  package func acceptedPatch(by profile: ArchitectureProfile) throws -> String {
    guard let text = try text(of: acceptedPatchName(by: profile)) else {
      throw ChangeError.noPatch(request: id, architecture: profile.name)
    }
    return text
  }
}

/// Patches that are tried together, from each implementation that has any.
struct ChangeTrial {
  /// The file of each patch, or `nil` for a change that isn't recorded.
  let patches: [(profile: ArchitectureProfile, file: String?)]
  let texts: [String: String?]
  let isAccepted: Bool

  var names: [String] { patches.map(\.profile.name) }

  var wording: String { isAccepted ? "" : " with \(patches.compactMap(\.file).joined(separator: ", "))" }

  /// Returns the accepted patches, and then the other independent ones.
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

/// The numbers of the accepted patches.
struct AcceptedAttempts {
  private let numbers: [String: [String: Int]]

  init(of requests: [ChangeRequest], by profiles: [ArchitectureProfile]) throws {
    numbers = try Dictionary(
      uniqueKeysWithValues: requests.map { request in
        let patched = profiles.filter { request.hasPatch(of: $0.name) }
        return (
          request.id,
          try Dictionary(uniqueKeysWithValues: patched.map { ($0.name, try request.acceptedAttempt(by: $0)) })
        )
      })
  }

  /// The patch of each request, or `nil` without a patch for each.
  subscript(requests: [ChangeRequest], profile: ArchitectureProfile) -> [Int]? {
    let attempts = requests.compactMap { numbers[$0.id]?[profile.name] }
    return attempts.count == requests.count ? attempts : nil
  }
}
