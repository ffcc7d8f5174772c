internal import Basics
package import Foundation
internal import Metrics
internal import Synchronization

/// Facts of sources that were read before, known by the sources' content: what has not changed needs no parser.
///
/// They are kept in one file, and only for the program that wrote it: another build may count otherwise. A file that is
/// missing, damaged or of another program is as good as empty.
package final class FactsCache: Sendable {
  private struct Content: Codable {
    var program: String
    var facts: [String: SourceFacts]
  }

  private let file: URL
  private let program: String
  private let content: Content
  private let used = Mutex<[String: SourceFacts]>([:])

  /// - Parameters:
  ///   - file: Where they are kept; it need not exist.
  ///   - program: What tells the program that reads sources from an older one of itself.
  package init(in file: URL, by program: String) {
    self.file = file
    self.program = program
    let read = (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Content.self, from: $0) }
    content = read.flatMap { $0.program == program ? $0 : nil } ?? Content(program: program, facts: [:])
  }

  /// The facts of a source: those that are cached, or else what `read` finds.
  func facts(
    of source: String, read: (String) throws(SyntaxFactsError) -> SourceFacts
  ) throws(SyntaxFactsError) -> SourceFacts {
    let key = Self.key(of: source)
    let facts = if let cached = content.facts[key] { cached } else { try read(source) }
    used.withLock { $0[key] = facts }
    return facts
  }

  /// Keeps what was asked for, and of the rest as much as there may be of other folders; writes nothing when nothing is new.
  ///
  /// A file that can't be written is no error: the next run reads its sources again.
  package func save() {
    let used = used.withLock { $0 }
    guard used.keys.contains(where: { content.facts[$0] == nil }) else { return }
    let others = content.facts.filter { used[$0.key] == nil }
    // Sources that have changed leave their old facts behind; folders that are read in turn must not drive each other out.
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
