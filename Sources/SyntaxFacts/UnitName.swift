#if canImport(SwiftParser) && canImport(SwiftSyntax)
  internal import SwiftSyntax

  /// Names where some code stands: the function or property, with the types around it.
  enum UnitName {
    static func around(_ node: some SyntaxProtocol) -> String {
      sequence(first: Syntax(node), next: \.parent).compactMap(name).reversed().joined(separator: ".")
    }

    private static func name(of node: Syntax) -> String? {
      if let function = node.as(FunctionDeclSyntax.self) {
        return "\(FunctionName(base: function.name.text, labels: labels(function.signature.parameterClause)))"
      }
      if let initialiser = node.as(InitializerDeclSyntax.self) {
        return "\(FunctionName(base: "init", labels: labels(initialiser.signature.parameterClause)))"
      }
      if let type = node.asProtocol(NamedDeclSyntax.self), node.asProtocol(DeclGroupSyntax.self) != nil {
        return type.name.text
      }
      if let type = node.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
      if let binding = node.as(PatternBindingSyntax.self), isProperty(binding) {
        return binding.pattern.trimmedDescription
      }
      if let accessors = node.as(SubscriptDeclSyntax.self) {
        return "\(FunctionName(base: "subscript", labels: labels(accessors.parameterClause)))"
      }
      return node.is(DeinitializerDeclSyntax.self) ? "deinit" : nil
    }

    private static func labels(_ clause: FunctionParameterClauseSyntax) -> [String] {
      clause.parameters.map(\.firstName.text)
    }

    private static func isProperty(_ binding: PatternBindingSyntax) -> Bool {
      binding.parent?.parent?.parent?.is(CodeBlockItemSyntax.self) != true
        || binding.parent?.parent?.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    }
  }
#endif
