internal import Metrics
internal import SwiftSyntax

/// Finds the branches of one unit, except in nested units.
final class BranchFinder: SyntaxVisitor {
  private let function: FunctionName?
  private var nesting = 0
  private var branches: [Branch] = []
  private var isRecursive = false

  private init(of function: FunctionName?) {
    self.function = function
    super.init(viewMode: .sourceAccurate)
  }

  static func branches(in body: some SyntaxProtocol, of function: FunctionName?) -> [Branch] {
    let finder = BranchFinder(of: function)
    for child in body.children(viewMode: .sourceAccurate) { finder.walk(child) }
    return finder.branches
  }

  private func add(_ kind: Branch.Kind) { branches.append(Branch(kind, nesting: nesting)) }

  private func nested(_ walkInside: () -> Void) {
    nesting += 1
    walkInside()
    nesting -= 1
  }

  private func branch(
    _ kind: Branch.Kind, _ head: some SyntaxProtocol, _ body: some SyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    add(kind)
    walk(head)
    nested { walk(body) }
    return .skipChildren
  }

  private func jump(to label: TokenSyntax?) -> SyntaxVisitorContinueKind {
    if label != nil { add(.labelledJump) }
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
    _ = branch(.ifConditions(node.conditions.count), node.conditions, node.body)
    while let next = current.elseBody?.as(IfExprSyntax.self) {
      _ = branch(.elseIf(next.conditions.count), next.conditions, next.body)
      current = next
    }
    if let block = current.elseBody?.as(CodeBlockSyntax.self) {
      add(.elseBranch)
      nested { walk(block) }
    }
    return .skipChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    branch(.guardConditions(node.conditions.count), node.conditions, node.body)
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    branch(.whileConditions(node.conditions.count), node.conditions, node.body)
  }

  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
    add(.repeatLoop)
    nested { walk(node.body) }
    walk(node.condition)
    return .skipChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    add(.forLoop)
    walk(node.sequence)
    if let clause = node.whereClause { walk(clause) }
    nested { walk(node.body) }
    return .skipChildren
  }

  /// Counts the clause of a loop, a case or a `catch`. A generic `where` clause is a different node.
  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    add(.whereClause)
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    branch(.switchStatement, node.subject, node.cases)
  }

  override func visit(_ node: SwitchCaseLabelSyntax) -> SyntaxVisitorContinueKind {
    add(.caseLabel)
    return .visitChildren
  }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    branch(.catchClause, node.catchItems, node.body)
  }

  override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind { jump(to: node.label) }
  override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind { jump(to: node.label) }

  /// Doesn't visit the condition, which is decided by the compiler.
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for (number, clause) in node.clauses.enumerated() {
      add(number == 0 ? .conditionalCompilation : .otherwiseCompiled)
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
      add(.recursion)
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
        add(.logicalOperator)
        if name != run { add(.logicalSequence) }
        run = name
      } else if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
        add(.ternary)
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
