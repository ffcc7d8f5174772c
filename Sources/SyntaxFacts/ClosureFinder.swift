#if canImport(SwiftParser) && canImport(SwiftSyntax)
  internal import SwiftSyntax

  /// Tells whether there is a closure in some code.
  final class ClosureFinder: SyntaxVisitor {
    private var hasFound = false

    static func isClosure(in node: some SyntaxProtocol) -> Bool {
      let finder = ClosureFinder(viewMode: .sourceAccurate)
      finder.walk(node)
      return finder.hasFound
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      hasFound = true
      return .skipChildren
    }
  }
#endif
