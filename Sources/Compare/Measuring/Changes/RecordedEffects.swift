import Foundation
import HeadlessUI
import Results

/// What the patches of a request do beyond their own lines, as `effects.json` beside them has it: it takes hours to measure for all of
/// them, so it belongs to the checkout as they do.
///
/// Each implementation's stands with what it was measured of, so that it is no longer told once that has changed.
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

  /// Nil where they weren't measured of these sources.
  func effects(by profile: ArchitectureProfile) throws -> ChangeEffects? {
    guard let entry = entries[profile.name], try entry.of == state(of: profile) else { return nil }
    return entry.effects
  }

  mutating func record(_ effects: [String: ChangeEffects], of profiles: [ArchitectureProfile]) throws {
    for profile in profiles {
      guard let effects = effects[profile.name] else { continue }
      entries[profile.name] = Entry(of: try state(of: profile), effects: effects)
    }
    try Data("\(JSONText.of(entries))\n".utf8)
      .write(to: request.folder.appending(path: Self.file), options: .atomic)
  }

  /// What tells all that an implementation's effects are measured of from any other content: the request, its patches, and its
  /// own sources and tests. What all implementations share isn't looked at, or every change of it would take those hours.
  private func state(of profile: ArchitectureProfile) throws -> String {
    let files = ["given.patch", "stories.feature", "seeds.txt"] + ChangeRequest.patchNames(of: profile)
    let own = try request.folders(of: profile).flatMap { folder in
      try PackageFiles.paths(in: request.package.appending(path: folder)).map { "\(folder)/\($0)" }
    }
    return request.hash(files: files.map(request.place) + own)
  }
}
