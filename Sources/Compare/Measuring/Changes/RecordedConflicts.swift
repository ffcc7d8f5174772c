import Basics
import Foundation
import HeadlessUI
import Results

/// `ChangeRequests/conflicts.json`: how the merges of pairs turned out, committed because measuring all of them takes
/// hours. Each entry has a hash of everything it depends on except shared code, and is ignored once that changes. Pairs
/// and sequences depend on the accepted patches only.
struct RecordedConflicts {
  private struct Recorded<Value: Codable>: Codable {
    var of: String
    var value: Value
  }

  private struct Content: Codable {
    /// By pair and implementation.
    var entries: [String: [String: Recorded<ConflictsResult.Entry>]] = [:]
    /// By pair.
    var contradictoryStories: [String: [String]] = [:]
    /// By implementation.
    var authors: [String: Recorded<ConflictsResult.Authors>] = [:]
    /// By implementation, of each order.
    var sequences: [String: Recorded<[ConflictsResult.Handwork]>] = [:]
  }

  static let file = "ChangeRequests/conflicts.json"
  private let package: URL
  private var content: Content
  /// A hash of everything that an implementation's merges depend on except the requests, one of each request with its
  /// accepted patch, and one of each request with all patches and without its stories.
  private let own: [String: String]
  private let accepted: [String: String]
  private let attempted: [String: String]

  init(of requests: [ChangeRequest], by profiles: [ArchitectureProfile], _ attempts: AcceptedAttempts) throws {
    package = requests[0].package
    own = Dictionary(
      uniqueKeysWithValues: profiles.map { profile in
        let files = requests[0].folders(of: profile).flatMap { folder in
          // An implementation may have no tests.
          let paths = try? PackageFiles.paths(in: requests[0].package.appending(path: folder))
          return (paths ?? []).map { "\(folder)/\($0)" }
        }
        return (profile.name, requests[0].hash(files: [Resolutions.file, Contradictions.file] + files))
      })
    func hashes(_ files: (ChangeRequest, ArchitectureProfile) -> [String]) -> [String: String] {
      Dictionary(
        uniqueKeysWithValues: requests.flatMap { request in
          profiles.map { profile in
            let files = [ChangeRequest.commonPatch] + files(request, profile)
            return (Self.key(request, profile), request.hash(files: files.map(request.place)))
          }
        })
    }
    accepted = hashes { request, profile in
      ["stories.feature", "superseded.txt"]
        + (attempts[[request], profile] ?? []).map { ChangeRequest.patchName(of: profile.name, attempt: $0) }
    }
    attempted = hashes { ChangeRequest.patchNames(of: $1) }
    let text = try ChangeRequest.text(at: package.appending(path: Self.file), named: Self.file)
    do {
      content = try text.map { try JSONDecoder().decode(Content.self, from: Data($0.utf8)) } ?? Content()
    } catch {
      throw ChangeError.noEffects(file: Self.file)
    }
  }

  func contradictoryStories(of pair: RequestPair) -> [String] { content.contradictoryStories[pair.name] ?? [] }

  func entry(of pair: RequestPair, by profile: ArchitectureProfile) -> ConflictsResult.Entry? {
    guard let recorded = content.entries[pair.name]?[profile.name] else { return nil }
    return recorded.of == state(of: pair.requests, profile, accepted) ? recorded.value : nil
  }

  func authors(of requests: [ChangeRequest], by profile: ArchitectureProfile) -> ConflictsResult.Authors? {
    guard let recorded = content.authors[profile.name] else { return nil }
    return recorded.of == state(of: requests, profile, attempted) ? recorded.value : nil
  }

  mutating func record(
    _ entries: [ConflictsResult.Entry], contradictoryStories: [String], of pair: RequestPair,
    by profiles: [ArchitectureProfile]
  ) throws {
    content.contradictoryStories[pair.name] = contradictoryStories.isEmpty ? nil : contradictoryStories
    for (entry, profile) in zip(entries, profiles) {
      content.entries[pair.name, default: [:]][profile.name] = Recorded(
        of: state(of: pair.requests, profile, accepted), value: entry)
    }
    try write()
  }

  func sequence(of requests: [ChangeRequest], by profile: ArchitectureProfile) -> [ConflictsResult.Handwork]? {
    guard let recorded = content.sequences[profile.name] else { return nil }
    return recorded.of == sequenceState(of: requests, profile) ? recorded.value : nil
  }

  mutating func record(
    _ sequence: [ConflictsResult.Handwork], of requests: [ChangeRequest], by profile: ArchitectureProfile
  ) throws {
    content.sequences[profile.name] = Recorded(of: sequenceState(of: requests, profile), value: sequence)
    try write()
  }

  mutating func record(
    _ authors: ConflictsResult.Authors, of requests: [ChangeRequest], by profile: ArchitectureProfile
  ) throws {
    content.authors[profile.name] = Recorded(of: state(of: requests, profile, attempted), value: authors)
    try write()
  }

  private func write() throws {
    try Data("\(JSONText.of(content))\n".utf8).write(to: package.appending(path: Self.file), options: .atomic)
  }

  private static func key(_ request: ChangeRequest, _ profile: ArchitectureProfile) -> String {
    "\(request.id) \(profile.name)"
  }

  private func state(
    of requests: [ChangeRequest], _ profile: ArchitectureProfile, _ parts: [String: String]
  ) -> String {
    var hash = ContentHash()
    hash.add(own[profile.name] ?? "")
    for request in requests { hash.add(parts[Self.key(request, profile)] ?? "") }
    return hash.text
  }

  private func sequenceState(of requests: [ChangeRequest], _ profile: ArchitectureProfile) -> String {
    requests[0].hash(of: [state(of: requests, profile, accepted)], files: RequestSequence.files(of: profile))
  }
}
