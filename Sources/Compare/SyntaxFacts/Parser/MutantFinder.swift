internal import Metrics
internal import SwiftSyntax

/// Finds the mutants of a source with folded operators. Skips code without effect in the running app: attributes,
/// patterns, raw values, descriptions of an architecture, and messages of broken contracts.
final class MutantFinder: SyntaxVisitor {
  private(set) var mutants: [Mutant] = []

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    node.isOfArchitecture ? .skipChildren : .visitChildren
  }

  private static let silentCalls: Set = [
    "fatalError", "preconditionFailure", "precondition", "assertionFailure", "assert",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    Self.silentCalls.contains(node.calledExpression.trimmedDescription) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    let conditions = node.conditions.compactMap { $0.condition.as(ExprSyntax.self) }
    if conditions.count == node.conditions.count {
      add(
        .dropGuard, to: node, replacement: "",
        wrappings: conditions.map { Mutant.Wrapping($0.extent, before: "(\(Mutant.isActive) || (", after: "))") })
    }
    return negate(node.conditions)
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { negate(node.conditions) }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { negate(node.conditions) }
  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { negate(node.condition) }
  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind { negate(node.condition) }
  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind { negate(node.condition) }

  private func negate(_ conditions: ConditionElementListSyntax) -> SyntaxVisitorContinueKind {
    for element in conditions {
      if let condition = element.condition.as(ExprSyntax.self) {
        negate(condition, by: .condition)
      } else if !element.condition.is(AvailabilityConditionSyntax.self) {
        let binding = element.condition.trimmedDescription
        add(
          .condition, to: element.condition, replacement: "\(binding), false", before: "",
          after: ", !\(Mutant.isActive)")
      }
    }
    return .visitChildren
  }

  private func negate(_ condition: ExprSyntax) -> SyntaxVisitorContinueKind {
    negate(condition, by: .condition)
    return .visitChildren
  }

  private func negate(_ condition: ExprSyntax, by mutationOperator: MutationOperator) {
    add(
      mutationOperator, to: condition, replacement: condition.negation, before: "(\(Mutant.isActive) != (", after: "))")
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if !node.isNegatedAnyway, let contrary = node.changed(by: OperatorChanges.contraries) {
      replace(node, with: contrary, by: .comparison)
    }
    if let shifted = node.changed(by: OperatorChanges.boundaries) { replace(node, with: shifted, by: .boundary) }
    if let other = node.changed(by: OperatorChanges.booleans) { replace(node, with: other, by: .boolean) }
    if !node.concatenates, let other = node.changed(by: OperatorChanges.arithmetic) {
      replace(node, with: other, by: .arithmetic)
    }
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.text == "!", !node.isNegatedAnyway {
      replace(node, with: node.expression.trimmedDescription, by: .boolean)
    }
    return .visitChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if !node.isNegatedAnyway || node.isReturned { replace(node, with: node.contrary, by: .constant) }
    return .skipChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let number = Int(node.literal.text.replacing("_", with: "")) {
      replace(node, with: number == 1 ? "0" : "\(number + 1)", by: .constant)
    }
    return .skipChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if node.segments.contains(where: { !$0.trimmedDescription.isEmpty }) { replace(node, with: "\"\"", by: .constant) }
    return .visitChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    guard let value = node.expression else { return .visitChildren }
    switch ItemUse(ofReturnedValueIn: node) {
    case .value(let type): replaceReturned(value, of: type)
    case .statement: if value.call != nil { drop(value, by: .call) }
    case .unknown: break
    }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard case .expr(let expression) = node.item, expression.is(IfExprSyntax.self) == false,
      expression.is(SwitchExprSyntax.self) == false
    else { return .visitChildren }
    switch ItemUse(of: node) {
    case .value(let type): replaceReturned(expression, of: type)
    case .statement: addRemoval(of: expression, dropping: skip)
    case .unknown: addRemoval(of: expression, dropping: drop)
    }
    return .visitChildren
  }

  private func addRemoval(of expression: ExprSyntax, dropping: (ExprSyntax, MutationOperator) -> Void) {
    if expression.isRemovableCall {
      dropping(expression, .call)
    } else if let infix = expression.as(InfixOperatorExprSyntax.self) {
      if infix.operator.is(AssignmentExprSyntax.self), !expression.isInInitialiser {
        dropping(expression, .assignment)
      } else if !infix.concatenates, let changed = infix.changed(by: OperatorChanges.assignments) {
        dropping(expression, .assignment)
        add(
          .arithmetic, to: infix, replacement: changed, before: "if \(Mutant.isActive) { \(changed) } else { ",
          after: " }")
      }
    }
  }

  private func skip(_ expression: ExprSyntax, by mutationOperator: MutationOperator) {
    add(mutationOperator, to: expression, replacement: "", before: "if !\(Mutant.isActive) { ", after: " }")
  }

  private func drop(_ expression: ExprSyntax, by mutationOperator: MutationOperator) {
    // A call's result is discarded; otherwise both branches would need its type.
    let start = "(\(Mutant.isActive) ? () : (" + (mutationOperator == .call ? "_ = (" : "(")
    add(mutationOperator, to: expression, replacement: "", before: start, after: ")))")
  }

  private func replaceReturned(_ value: ExprSyntax, of type: TypeSyntax?) {
    guard let type, !value.is(IfExprSyntax.self), !value.is(SwitchExprSyntax.self) else { return }
    if type.isNamed("Bool") {
      if !value.is(BooleanLiteralExprSyntax.self) { negate(value, by: .returned) }
    } else if let replacement = type.emptyValue, !value.isLiteral {
      replace(value, with: replacement, by: .returned)
    }
  }

  private func replace(
    _ node: some ExprSyntaxProtocol, with replacement: String, by mutationOperator: MutationOperator
  ) {
    add(
      mutationOperator, to: node, replacement: replacement, before: "(\(Mutant.isActive) ? \(replacement) : (",
      after: "))")
  }

  private func add(
    _ mutationOperator: MutationOperator, to node: some SyntaxProtocol, replacement: String, before: String,
    after: String
  ) {
    let wrapping = Mutant.Wrapping(node.extent, before: before, after: after)
    add(mutationOperator, to: node, replacement: replacement, wrappings: [wrapping])
  }

  private func add(
    _ mutationOperator: MutationOperator, to node: some SyntaxProtocol, replacement: String,
    wrappings: [Mutant.Wrapping]
  ) {
    mutants.append(
      Mutant(
        mutationOperator, unit: UnitName.around(node), extent: node.extent, replacement: replacement,
        wrappings: wrappings))
  }
}
