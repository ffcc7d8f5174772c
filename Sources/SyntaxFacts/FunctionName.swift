#if canImport(SwiftParser) && canImport(SwiftSyntax)
  internal import SwiftSyntax
#endif

/// A function's name with its labels, as in `load(page:)`.
struct FunctionName: CustomStringConvertible {
  let base: String
  let labels: [String]

  var description: String { "\(base)(\(labels.map { "\($0):" }.joined()))" }

  #if canImport(SwiftParser) && canImport(SwiftSyntax)
    /// Whether a call in the function is one of itself, as far as names tell: `f(x: 1)` or `self.f(x: 1)`, where
    /// arguments that have defaults may be missing.
    func isCalled(by call: FunctionCallExprSyntax) -> Bool {
      guard callee(of: call) == base else { return false }
      var rest = labels[...]
      for argument in call.arguments {
        let label = argument.label?.text ?? "_"
        guard let index = rest.firstIndex(of: label) else { return false }
        rest = rest[(index + 1)...]
      }
      let closures = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
      return closures <= rest.count
    }

    private func callee(of call: FunctionCallExprSyntax) -> String? {
      if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        let owner = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind,
        owner == .keyword(.self) || owner == .keyword(.Self)
      else { return nil }
      return member.declName.baseName.text
    }
  #endif
}
