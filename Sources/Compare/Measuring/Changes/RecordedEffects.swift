import Foundation
import HeadlessUI
import Results

/// The effects of a request's patches, recorded next to them in `effects.json` and committed, because measuring all of
/// them takes hours.
///
/// Each implementation's effects include a hash of everything they depend on. Once that has changed they are ignored,
/// unless `ChangeRequests/outdated.txt` gives a reason to show them.
struct RecordedEffects {
  private struct Entry: Codable {
    var of: String
    var effects: ChangeEffects
  }

  static let file = "effects.json"
  private let request: ChangeRequest
  private var entries: [String: Entry]

  init(of request: ChangeRequest) throws(ChangeError) {
    self.request = request
    let text = try request.text(of: Self.file) ?? "{}"
    do {
      entries = try JSONDecoder().decode([String: Entry].self, from: Data(text.utf8))
    } catch {
      throw .noEffects(file: request.place(of: Self.file))
    }
  }

  /// - Returns: `nil` if they weren't measured with these sources.
  func effects(by profile: ArchitectureProfile) throws -> ChangeEffects? {
    guard let entry = entries[profile.name], try entry.of == state(of: profile) else { return nil }
    return entry.effects
  }

  /// Returns effects that were measured with other sources.
  func outdatedEffects(by profile: ArchitectureProfile) throws -> ChangeEffects? {
    guard let entry = entries[profile.name], try entry.of != state(of: profile) else { return nil }
    return entry.effects
  }

  /// Returns the sentence that says why outdated effects are shown, or `nil` if they aren't.
  func reasonForOutdated() -> String? {
    let file = request.folder.deletingLastPathComponent().appending(path: "outdated.txt")
    return (try? String(contentsOf: file, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  mutating func record(_ effects: [String: ChangeEffects], of profiles: [ArchitectureProfile]) throws {
    for profile in profiles {
      guard let effects = effects[profile.name] else { continue }
      entries[profile.name] = Entry(of: try state(of: profile), effects: effects)
    }
    try Data("\(JSONText.of(entries))\n".utf8)
      .write(to: request.folder.appending(path: Self.file), options: .atomic)
  }

  /// Returns a hash of everything that an implementation's effects depend on: the request, its patches, and its own
  /// sources and tests. Shared code is excluded, because each change to it would take those hours.
  private func state(of profile: ArchitectureProfile) throws -> String {
    let files = [ChangeRequest.commonPatch, "stories.feature", "seeds.txt"] + ChangeRequest.patchNames(of: profile)
    let own = try request.folders(of: profile).flatMap { folder in
      try PackageFiles.paths(in: request.package.appending(path: folder)).map { "\(folder)/\($0)" }
    }
    return request.hash(files: files.map(request.place) + own)
  }
}
