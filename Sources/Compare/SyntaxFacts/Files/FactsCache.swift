internal import Basics
package import Foundation
internal import Metrics
internal import Synchronization

/// A cache of facts by the content of sources, so that unchanged sources aren't parsed again. A file counts as empty if it
/// is missing, damaged, or written by another program, which may count differently.
package final class FactsCache: Sendable {
  private struct Content: Codable {
    var program: String
    var facts: [String: SourceFacts]
  }

  private let file: URL
  private let program: String
  private let content: Content
  private let used = Mutex<[String: SourceFacts]>([:])

  package init(in file: URL, by program: String) {
    self.file = file
    self.program = program
    let read = (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Content.self, from: $0) }
    content = read.flatMap { $0.program == program ? $0 : nil } ?? Content(program: program, facts: [:])
  }

  func facts(
    of source: String, read: (String) throws(SyntaxFactsError) -> SourceFacts
  ) throws(SyntaxFactsError) -> SourceFacts {
    let key = Self.key(of: source)
    let facts = if let cached = content.facts[key] { cached } else { try read(source) }
    used.withLock { $0[key] = facts }
    return facts
  }

  /// Saves the facts that were used, and others within limits, if any are new. Ignores errors.
  package func save() {
    let used = used.withLock { $0 }
    guard used.keys.contains(where: { content.facts[$0] == nil }) else { return }
    let others = content.facts.filter { used[$0.key] == nil }
    // Facts about earlier versions accumulate, but folders that are read in turn shouldn't evict each other.
    let all = others.count > 2 * used.count ? used : used.merging(others) { now, _ in now }
    guard let data = try? JSONEncoder().encode(Content(program: program, facts: all)) else { return }
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: file, options: .atomic)
  }

  private static func key(of source: String) -> String {
    var hash = ContentHash()
    hash.add(source)
    return "\(source.utf8.count)-\(hash.text)"
  }
}
