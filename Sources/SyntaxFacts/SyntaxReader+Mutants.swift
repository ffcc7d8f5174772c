package import Foundation
package import Metrics

#if canImport(SwiftOperators) && canImport(SwiftParser) && canImport(SwiftSyntax)
  internal import SwiftOperators
  internal import SwiftParser
  internal import SwiftSyntax
#endif

extension SyntaxReader {
  /// The changes that can be made to one source, in its order.
  /// - Throws: `SyntaxFactsError.parserMissing` where the parser is not available.
  package static func mutants(in source: String) throws(SyntaxFactsError) -> MutableSource {
    #if canImport(SwiftOperators) && canImport(SwiftParser) && canImport(SwiftSyntax)
      // An operator that isn't the library's stays as it is.
      let tree = OperatorTable.standardOperators.foldAll(Parser.parse(source: source)) { _ in }
      let finder = MutantFinder(viewMode: .sourceAccurate)
      finder.walk(tree)
      return MutableSource(text: source, mutants: finder.mutants)
    #else
      throw .parserMissing
    #endif
  }

  /// The same for every Swift file in a folder and the folders in it, by their path relative to the folder.
  package static func mutants(under folder: URL) throws(SyntaxFactsError) -> [(path: String, source: MutableSource)] {
    let files = SwiftFiles(folder: folder)
    var sources: [(path: String, source: MutableSource)] = []
    for path in try files.paths() { sources.append((path, try mutants(in: files.source(at: path)))) }
    return sources
  }
}
