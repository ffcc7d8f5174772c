internal import SwiftParser
internal import SwiftSyntax
internal import Synchronization

/// Sources that this process has parsed, so that a version of one is parsed where its lines differ only.
package final class ParsedSources: Sendable {
  private let results = Mutex<[String: IncrementalParseResult]>([:])

  package init() {}

  /// The tree of a source, which is kept.
  func tree(of source: String) -> SourceFileSyntax {
    let result = SourceVersions.parse(source)
    results.withLock { $0[source] = result }
    return result.tree
  }

  package func removeAll() { results.withLock { $0 = [:] } }

  func result(of source: String) -> IncrementalParseResult? { results.withLock { $0[source] } }
}
