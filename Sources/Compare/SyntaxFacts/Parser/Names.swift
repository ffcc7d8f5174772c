internal import SwiftSyntax

/// A function's name with its argument labels, such as `load(page:)`.
struct FunctionName: CustomStringConvertible {
  let base: String
  let labels: [String]

  var description: String { "\(base)(\(labels.map { "\($0):" }.joined()))" }

  /// Whether a call looks recursive: `f(x: 1)` or `self.f(x: 1)`, with or without default arguments.
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
}

extension FunctionName {
  init(of node: FunctionDeclSyntax) { self.init(base: node.name.text, labels: node.signature.parameterClause.labels) }
  init(of node: InitializerDeclSyntax) { self.init(base: "init", labels: node.signature.parameterClause.labels) }
}

extension FunctionParameterClauseSyntax {
  /// The argument labels. A parameter's only name is also its label.
  var labels: [String] { parameters.map(\.firstName.text) }
}

enum UnitName {
  static func around(_ node: some SyntaxProtocol) -> String {
    sequence(first: Syntax(node), next: \.parent).compactMap(name).reversed().joined(separator: ".")
  }

  private static func name(of node: Syntax) -> String? {
    if let function = node.as(FunctionDeclSyntax.self) { return "\(FunctionName(of: function))" }
    if let initialiser = node.as(InitializerDeclSyntax.self) { return "\(FunctionName(of: initialiser))" }
    if let type = node.asProtocol(NamedDeclSyntax.self), node.asProtocol(DeclGroupSyntax.self) != nil {
      return type.name.text
    }
    if let type = node.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
    if let binding = node.as(PatternBindingSyntax.self), isProperty(binding) {
      return binding.pattern.trimmedDescription
    }
    if let accessors = node.as(SubscriptDeclSyntax.self) {
      return "\(FunctionName(base: "subscript", labels: accessors.parameterClause.labels))"
    }
    return node.is(DeinitializerDeclSyntax.self) ? "deinit" : nil
  }

  private static func isProperty(_ binding: PatternBindingSyntax) -> Bool {
    binding.parent?.parent?.parent?.is(CodeBlockItemSyntax.self) != true
      || binding.parent?.parent?.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
  }
}
