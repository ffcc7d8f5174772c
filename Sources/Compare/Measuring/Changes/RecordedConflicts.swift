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
  /// A hash of everything that an implementation's merges depend on except the requests.
  private let own: [String: String]
  private let accepted: AcceptedAttempts

  init(of requests: [ChangeRequest], by profiles: [ArchitectureProfile], _ accepted: AcceptedAttempts) throws {
    self.accepted = accepted
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
    return recorded.of == state(of: pair.requests, profile) ? recorded.value : nil
  }

  func authors(of requests: [ChangeRequest], by profile: ArchitectureProfile) -> ConflictsResult.Authors? {
    guard let recorded = content.authors[profile.name] else { return nil }
    return recorded.of == authorsState(of: requests, profile) ? recorded.value : nil
  }

  mutating func record(
    _ entries: [ConflictsResult.Entry], contradictoryStories: [String], of pair: RequestPair,
    by profiles: [ArchitectureProfile]
  ) throws {
    content.contradictoryStories[pair.name] = contradictoryStories.isEmpty ? nil : contradictoryStories
    for (entry, profile) in zip(entries, profiles) {
      content.entries[pair.name, default: [:]][profile.name] = Recorded(
        of: state(of: pair.requests, profile), value: entry)
    }
    try write()
  }

  func sequence(of requests: [ChangeRequest], by profile: ArchitectureProfile) -> [ConflictsResult.Handwork]? {
    guard let recorded = content.sequences[profile.name] else { return nil }
    return recorded.of == state(of: requests, profile, and: RequestSequence.files(of: profile)) ? recorded.value : nil
  }

  mutating func record(
    _ sequence: [ConflictsResult.Handwork], of requests: [ChangeRequest], by profile: ArchitectureProfile
  ) throws {
    content.sequences[profile.name] = Recorded(
      of: state(of: requests, profile, and: RequestSequence.files(of: profile)), value: sequence)
    try write()
  }

  mutating func record(
    _ authors: ConflictsResult.Authors, of requests: [ChangeRequest], by profile: ArchitectureProfile
  ) throws {
    content.authors[profile.name] = Recorded(of: authorsState(of: requests, profile), value: authors)
    try write()
  }

  private func write() throws {
    try Data("\(JSONText.of(content))\n".utf8).write(to: package.appending(path: Self.file), options: .atomic)
  }

  private func state(
    of requests: [ChangeRequest], _ profile: ArchitectureProfile, and files: [String] = []
  ) -> String {
    let attempts = zip(requests, accepted[requests, profile] ?? [])
    let patches = attempts.map { $0.place(of: ChangeRequest.patchName(of: profile.name, attempt: $1)) }
    return hash(of: requests, profile, ["stories.feature", "superseded.txt"], and: patches + files)
  }

  /// The authors' merges aren't run, so stories don't matter.
  private func authorsState(of requests: [ChangeRequest], _ profile: ArchitectureProfile) -> String {
    hash(of: requests, profile, ChangeRequest.patchNames(of: profile))
  }

  /// - Parameter names: Files of each request, in addition to the common patch.
  private func hash(
    of requests: [ChangeRequest], _ profile: ArchitectureProfile, _ names: [String], and files: [String] = []
  ) -> String {
    let places = requests.flatMap { ([ChangeRequest.commonPatch] + names).map($0.place) }
    return requests[0].hash(of: [own[profile.name] ?? ""], files: places + files)
  }
}
