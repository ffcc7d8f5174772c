internal import SwiftSyntax

/// Finds the branches of one unit, except in nested units, and counts its complexity.
final class BranchFinder: SyntaxVisitor {
  /// Cyclomatic complexity: the number of linearly independent paths, 1 plus the number of decisions.
  ///
  /// After McCabe, “A Complexity Measure” (1976). Each condition separated by a comma counts, and each `&&` and `||`.
  /// `default`, `else`, `??`, `?.` and `#if` aren't decisions.
  private(set) var cyclomatic = 1
  /// Cognitive complexity: a point for each break in the linear flow, and one more for each level of nesting.
  ///
  /// After Campbell, “Cognitive Complexity” (SonarSource, version 1.5, 2021). A `guard` counts as an `if` without
  /// points for nesting, because it keeps the code after it flat. Conditions separated by commas aren't a sequence of
  /// operators. Only direct recursion counts, by name and labels.
  private(set) var cognitive = 0
  private let function: FunctionName?
  /// The number of branches and closures around the current node.
  private var nesting = 0
  private var isRecursive = false

  init(in body: some SyntaxProtocol, of function: FunctionName?) {
    self.function = function
    super.init(viewMode: .sourceAccurate)
    for child in body.children(viewMode: .sourceAccurate) { walk(child) }
  }

  private func add(decisions: Int = 0, points: Int = 0) {
    cyclomatic += decisions
    cognitive += points
  }

  private func nested(_ walkInside: () -> Void) {
    nesting += 1
    walkInside()
    nesting -= 1
  }

  private func branch(
    decisions: Int, points: Int, _ head: some SyntaxProtocol, _ body: some SyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    add(decisions: decisions, points: points)
    walk(head)
    nested { walk(body) }
    return .skipChildren
  }

  private func jump(to label: TokenSyntax?) -> SyntaxVisitorContinueKind {
    if label != nil { add(points: 1) }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// Follows a chain of `else if`s in a loop, because the chain may be long.
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    var current = node
    _ = branch(decisions: node.conditions.count, points: 1 + nesting, node.conditions, node.body)
    while let next = current.elseBody?.as(IfExprSyntax.self) {
      _ = branch(decisions: next.conditions.count, points: 1, next.conditions, next.body)
      current = next
    }
    if let block = current.elseBody?.as(CodeBlockSyntax.self) {
      add(points: 1)
      nested { walk(block) }
    }
    return .skipChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    branch(decisions: node.conditions.count, points: 1, node.conditions, node.body)
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    branch(decisions: node.conditions.count, points: 1 + nesting, node.conditions, node.body)
  }

  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
    add(decisions: 1, points: 1 + nesting)
    nested { walk(node.body) }
    walk(node.condition)
    return .skipChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    add(decisions: 1, points: 1 + nesting)
    walk(node.sequence)
    if let clause = node.whereClause { walk(clause) }
    nested { walk(node.body) }
    return .skipChildren
  }

  /// Counts the clause of a loop, a case or a `catch`. A generic `where` clause is a different node.
  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    add(decisions: 1)
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    branch(decisions: 0, points: 1 + nesting, node.subject, node.cases)
  }

  override func visit(_ node: SwitchCaseLabelSyntax) -> SyntaxVisitorContinueKind {
    add(decisions: 1)
    return .visitChildren
  }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    branch(decisions: 1, points: 1 + nesting, node.catchItems, node.body)
  }

  override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind { jump(to: node.label) }
  override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind { jump(to: node.label) }

  /// Doesn't visit the condition, which is decided by the compiler.
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for (number, clause) in node.clauses.enumerated() {
      add(points: number == 0 ? 1 + nesting : 1)
      if let elements = clause.elements { nested { walk(elements) } }
    }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    nested { for child in node.children(viewMode: .sourceAccurate) { walk(child) } }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let function, !isRecursive, function.isCalled(by: node) {
      isRecursive = true
      add(points: 1)
    }
    return .visitChildren
  }

  /// Counts operators in source order, after Campbell.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    var run: String?
    addOperators(of: node, &run)
    return .skipChildren
  }

  /// - Parameter run: The logical operator of the current run, which ends at `!(` but not at `(`.
  private func addOperators(of node: SequenceExprSyntax, _ run: inout String?) {
    var ternaries = 0
    for element in node.elements {
      if let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text {
        guard name == "&&" || name == "||" else { continue }
        add(decisions: 1, points: name == run ? 0 : 1)
        run = name
      } else if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
        add(decisions: 1, points: 1 + nesting)
        nested { walk(ternary.thenExpression) }
        // The rest of the sequence is the ternary's other branch.
        nesting += 1
        ternaries += 1
        run = nil
      } else if let inner = element.sequenceInParentheses {
        addOperators(of: inner, &run)
      } else {
        walk(element)
      }
    }
    nesting -= ternaries
  }
}

// MARK: - Syntax

extension ExprSyntax {
  /// The operators in parentheses, even after `try` or `await`.
  fileprivate var sequenceInParentheses: SequenceExprSyntax? {
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.sequenceInParentheses }
    if let wait = self.as(AwaitExprSyntax.self) { return wait.expression.sequenceInParentheses }
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.label == nil
    else { return nil }
    return only.expression.as(SequenceExprSyntax.self) ?? only.expression.sequenceInParentheses
  }
}
