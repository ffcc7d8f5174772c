package import Metrics

#if canImport(SwiftParser) && canImport(SwiftSyntax)
  internal import SwiftParser
#endif

/// What Swift's own parser knows about a source: the one door to it, so that nothing else has to link it.
///
/// Not named after its module, which a type of a module with library evolution must not be; and for the package only, as
/// the modules whose types it takes and returns are built without.
package enum SyntaxReader {
  /// Whether this was built with a toolchain that brings the parser; where not, every function throws.
  package static var isAvailable: Bool {
    #if canImport(SwiftParser) && canImport(SwiftSyntax)
      true
    #else
      false
    #endif
  }

  /// Counts the lines of one source, all branches of its `#if`s included, whether or not it compiles.
  /// - Throws: `SyntaxFactsError.parserMissing` where the parser is not available.
  package static func lines(of source: String) throws(SyntaxFactsError) -> LineCount {
    #if canImport(SwiftParser) && canImport(SwiftSyntax)
      let text = withoutByteOrderMark(source)
      let finder = LineFinder(text)
      finder.walk(Parser.parse(source: text))
      return finder.tally.count
    #else
      throw .parserMissing
    #endif
  }

  private static func withoutByteOrderMark(_ source: String) -> String {
    source.unicodeScalars.first == "\u{FEFF}" ? String(source.unicodeScalars.dropFirst()) : source
  }
}
