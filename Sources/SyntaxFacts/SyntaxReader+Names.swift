#if canImport(SwiftParser) && canImport(SwiftSyntax)
  internal import SwiftParser
#endif

extension SyntaxReader {
  /// Whether Swift takes a text for the name of something as it stands: no keyword, and not between backticks.
  /// - Throws: `SyntaxFactsError.parserMissing` where the parser is not available.
  package static func isIdentifier(_ text: String) throws(SyntaxFactsError) -> Bool {
    #if canImport(SwiftParser) && canImport(SwiftSyntax)
      !text.contains("`") && text.isValidSwiftIdentifier(for: .variableName)
    #else
      throw .parserMissing
    #endif
  }
}
