import HeadlessUI
import Metrics
internal import SyntaxFacts

/// Counts the changed statements of many patches together, because they change the same files, whose versions are
/// parsed at once.
struct PatchCounter {
  /// Changes that are counted as one size.
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
  ///   - cache: Sizes that the same program has counted before.
  ///   - program: A stamp of this program, because another one may count differently.
  ///   - parsed: Sources that were parsed before.
  init(_ parts: [Part], cache: CheckCache? = nil, program: String = "", from parsed: ParsedSources? = nil) throws {
    var left: [Part] = []
    for part in parts {
      sizes[part.name] = cache?.size(of: part.changes, named: part.name, by: program)
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
      cache?.keep(size, of: part.changes, named: part.name, by: program)
    }
  }

  /// The statements by the text that has them. Most texts of a file differ in a few lines, so they are parsed together.
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

  /// The common patch of a request.
  static func commonName(_ request: ChangeRequest) -> String { "\(request.id)-given" }

  /// All patches of some implementations, with their sources and their tests counted separately.
  /// - Parameter common: The texts with the common patch.
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

/// The patches that an implementation has for a request, which were made independently of each other.
struct MeasuredPatches {
  struct Patch {
    let attempt: Int
    let file: String
    let production: ChangeSize
    let tests: ChangeSize
  }

  private let patches: [Patch]

  /// - Parameter counter: It has counted all patches of the implementation.
  init(for request: ChangeRequest, by profile: ArchitectureProfile, _ counter: PatchCounter) {
    patches = request.patchedAttempts(by: profile).map { attempt in
      let file = ChangeRequest.patchName(of: profile.name, attempt: attempt)
      return Patch(
        attempt: attempt, file: file, production: counter[PatchCounter.production(request, file)],
        tests: counter[PatchCounter.tests(request, file)])
    }
  }

  /// The middle one by size of three, otherwise the first. Of equal sizes the earlier comes first.
  var accepted: Patch? {
    guard patches.first?.attempt == ChangeRequest.attempts.lowerBound else { return nil }
    guard patches.count == ChangeRequest.attempts.count else { return patches.first }
    return patches.sorted { ($0.production.statements, $0.attempt) < ($1.production.statements, $1.attempt) }[1]
  }

  /// The statements of each patch; `nil` if there is only one.
  var independent: [Int]? { patches.count > 1 ? patches.map(\.production.statements) : nil }
}

// MARK: - The accepted patch

extension ChangeRequest {
  /// The number of the patch that stands for an implementation.
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
