import Foundation
import HeadlessUI
import Results

/// `ChangeRequests/conflicts.json`: how the merges of pairs turned out, committed because measuring all of them takes
/// hours. Each entry has a hash of everything it depends on except shared code, and is ignored once that changes.
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
  }

  static let file = "ChangeRequests/conflicts.json"
  private let package: URL
  private var content: Content

  init(in package: URL) throws(ChangeError) {
    self.package = package
    let text = try ChangeRequest.text(at: package.appending(path: Self.file), named: Self.file)
    do {
      content = try text.map { try JSONDecoder().decode(Content.self, from: Data($0.utf8)) } ?? Content()
    } catch {
      throw .noEffects(file: Self.file)
    }
  }

  func contradictoryStories(of pair: RequestPair) -> [String] { content.contradictoryStories[pair.name] ?? [] }

  func entry(of pair: RequestPair, by profile: ArchitectureProfile) throws -> ConflictsResult.Entry? {
    guard let recorded = content.entries[pair.name]?[profile.name] else { return nil }
    return try recorded.of == state(of: pair.requests, profile) ? recorded.value : nil
  }

  func authors(of requests: [ChangeRequest], by profile: ArchitectureProfile) throws -> ConflictsResult.Authors? {
    guard let recorded = content.authors[profile.name] else { return nil }
    return try recorded.of == state(of: requests, profile) ? recorded.value : nil
  }

  mutating func record(
    _ entries: [ConflictsResult.Entry], contradictoryStories: [String], of pair: RequestPair,
    by profiles: [ArchitectureProfile]
  ) throws {
    content.contradictoryStories[pair.name] = contradictoryStories.isEmpty ? nil : contradictoryStories
    for (entry, profile) in zip(entries, profiles) {
      content.entries[pair.name, default: [:]][profile.name] = Recorded(
        of: try state(of: pair.requests, profile), value: entry)
    }
    try write()
  }

  mutating func record(
    _ authors: ConflictsResult.Authors, of requests: [ChangeRequest], by profile: ArchitectureProfile
  ) throws {
    content.authors[profile.name] = Recorded(of: try state(of: requests, profile), value: authors)
    try write()
  }

  private func write() throws {
    try Data("\(JSONText.of(content))\n".utf8).write(to: package.appending(path: Self.file), options: .atomic)
  }

  private func state(of requests: [ChangeRequest], _ profile: ArchitectureProfile) throws -> String {
    let files =
      [ChangeRequest.commonPatch, "stories.feature", "superseded.txt"] + ChangeRequest.patchNames(of: profile)
    let own = try requests[0].folders(of: profile).flatMap { folder in
      try PackageFiles.paths(in: package.appending(path: folder)).map { "\(folder)/\($0)" }
    }
    return requests[0].hash(
      files: requests.flatMap { request in files.map(request.place) } + [Resolutions.file, Contradictions.file] + own)
  }
}

/// `ChangeRequests/contradictions.txt`: the pairs of requests that contradict each other, as `PAIR: REASON`.
struct Contradictions {
  static let file = "ChangeRequests/contradictions.txt"
  private let reasons: [String: String]

  init(in package: URL) throws(ChangeError) {
    let text = try ChangeRequest.text(at: package.appending(path: Self.file), named: Self.file) ?? ""
    reasons = Dictionary(
      text.matches(of: /(?m)^(\d+\+\d+): (.+)$/).map { (String($0.1), String($0.2)) }, uniquingKeysWith: { $1 })
  }

  subscript(pair: RequestPair) -> String? { reasons[pair.name] }
}
