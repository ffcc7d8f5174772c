internal import SwiftSyntax

extension SyntaxProtocol {
  /// True in an initialiser's body, where each property has to be set once.
  var isInInitialiser: Bool {
    let kinds: Set<SyntaxKind> = [.initializerDecl, .closureExpr, .functionDecl]
    return sequence(first: Syntax(self), next: \.parent).first { kinds.contains($0.kind) }?.kind == .initializerDecl
  }
}

extension VariableDeclSyntax {
  var isOfArchitecture: Bool {
    guard let block = parent?.as(MemberBlockItemSyntax.self)?.parent?.parent,
      let inherited = block.parent?.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes
    else { return false }
    return inherited.contains { $0.type.trimmedDescription == "Architecture" }
  }
}

extension ExprSyntaxProtocol {
  /// True for a returned value, with or without `return`.
  var isReturned: Bool {
    if let statement = parent?.as(ReturnStmtSyntax.self) { return statement.expression?.id == id }
    guard let item = parent?.as(CodeBlockItemSyntax.self), case .value = ItemUse(of: item) else { return false }
    return true
  }

  /// True for a whole condition or a returned value, which other mutants negate.
  var isNegatedAnyway: Bool {
    if let ternary = parent?.as(TernaryExprSyntax.self) { return ternary.condition.id == id }
    if let loop = parent?.as(RepeatStmtSyntax.self) { return loop.condition.id == id }
    return parent?.is(ConditionElementSyntax.self) == true || parent?.is(WhereClauseSyntax.self) == true || isReturned
  }
}

extension ExprSyntax {
  var negation: String {
    if let literal = self.as(BooleanLiteralExprSyntax.self) { return literal.contrary }
    if let prefix = self.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return prefix.expression.trimmedDescription
    }
    return self.as(InfixOperatorExprSyntax.self)?.changed(by: OperatorChanges.contraries)
      ?? (isOne ? "!\(trimmedDescription)" : "!(\(trimmedDescription))")
  }

  /// True if a prefix operator would apply to the whole expression.
  private var isOne: Bool {
    self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self)
      || self.is(FunctionCallExprSyntax.self) || self.is(SubscriptCallExprSyntax.self) || self.is(TupleExprSyntax.self)
  }

  /// Whether the body would compile without this call.
  var isRemovableCall: Bool {
    guard let call else { return false }
    let callee = call.calledExpression.trimmedDescription
    return !["super.init", "self.init", "fatalError", "preconditionFailure"].contains(callee)
  }

  /// True for a literal that is mutated as a constant, or is already empty.
  var isLiteral: Bool {
    self.is(NilLiteralExprSyntax.self) || self.is(IntegerLiteralExprSyntax.self)
      || self.is(StringLiteralExprSyntax.self) || self.as(ArrayExprSyntax.self)?.elements.isEmpty == true
  }

  var call: FunctionCallExprSyntax? {
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.call }
    if let wait = self.as(AwaitExprSyntax.self) { return wait.expression.call }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.call }
    return self.as(FunctionCallExprSyntax.self)
  }
}

extension BooleanLiteralExprSyntax {
  var contrary: String { literal.tokenKind == .keyword(.true) ? "false" : "true" }
}

extension InfixOperatorExprSyntax {
  /// Returns the expression with another operator, if the changes have one.
  func changed(by changes: [String: String]) -> String? {
    self.operator.as(BinaryOperatorExprSyntax.self).flatMap { changes[$0.operator.text] }.map { other in
      "\(leftOperand.trimmedDescription) \(other) \(rightOperand.trimmedDescription)"
    }
  }

  /// True if literals show that the operands are strings or arrays, which can't be subtracted.
  var concatenates: Bool {
    [leftOperand, rightOperand].contains { operand in
      operand.is(StringLiteralExprSyntax.self) || operand.is(ArrayExprSyntax.self)
        || operand.as(InfixOperatorExprSyntax.self)?.concatenates == true
    }
  }
}

extension TypeSyntax {
  func isNamed(_ name: String) -> Bool { self.as(IdentifierTypeSyntax.self)?.name.text == name }

  var emptyValue: String? {
    if self.is(OptionalTypeSyntax.self) { return "nil" }
    if self.is(ArrayTypeSyntax.self) || isNamed("Array") || isNamed("Set") { return "[]" }
    if self.is(DictionaryTypeSyntax.self) { return "[:]" }
    if isNamed("String") { return "\"\"" }
    return ["Int", "UInt64", "Double"].contains(where: isNamed) ? "0" : nil
  }
}

enum OperatorChanges {
  static let contraries = [
    "==": "!=", "!=": "==", "===": "!==", "!==": "===", "<": ">=", ">=": "<", ">": "<=", "<=": ">",
  ]
  static let boundaries = ["<": "<=", "<=": "<", ">": ">=", ">=": ">"]
  static let booleans = ["&&": "||", "||": "&&"]
  static let arithmetic = ["+": "-", "-": "+", "*": "/", "/": "*", "%": "*"]
  static let assignments = ["+=": "-=", "-=": "+=", "*=": "/=", "/=": "*="]
}
