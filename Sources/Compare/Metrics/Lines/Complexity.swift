package struct Branch: Equatable, Sendable, Codable {
  package enum Kind: Equatable, Sendable, Codable {
    /// Conditions are separated by commas.
    case ifConditions(Int)
    case elseIf(Int)
    case elseBranch
    case guardConditions(Int)
    case whileConditions(Int)
    case repeatLoop
    case forLoop
    /// A `where` of a loop, a case or a `catch`.
    case whereClause
    case switchStatement
    /// A `case` of a `switch`, with any number of patterns.
    case caseLabel
    case catchClause
    case ternary
    /// One `&&` or `||`.
    case logicalOperator
    /// A run of the same logical operator.
    case logicalSequence
    case labelledJump
    case conditionalCompilation
    case otherwiseCompiled
    case recursion
  }

  package var kind: Kind
  /// The number of branches and closures around it within its unit.
  package var nesting: Int

  package init(_ kind: Kind, nesting: Int) {
    self.kind = kind
    self.nesting = nesting
  }
}

package enum Complexity {
  /// Cyclomatic complexity: the number of linearly independent paths, 1 plus the number of decisions.
  ///
  /// After McCabe, “A Complexity Measure” (1976). Each condition separated by a comma counts, and each `&&` and `||`.
  /// `default`, `else`, `??`, `?.` and `#if` aren't decisions.
  package static func cyclomatic(of branches: [Branch]) -> Int { branches.reduce(1) { $0 + decisions(of: $1.kind) } }

  /// Cognitive complexity: a point for each break in the linear flow, and one more for each level of nesting.
  ///
  /// After Campbell, “Cognitive Complexity” (SonarSource, version 1.5, 2021). A `guard` counts as an `if` without
  /// points for nesting, because it keeps the code after it flat. Conditions separated by commas aren't a sequence of
  /// operators. Only direct recursion counts, by name and labels.
  package static func cognitive(of branches: [Branch]) -> Int { branches.reduce(0) { $0 + points(of: $1) } }

  private static func decisions(of kind: Branch.Kind) -> Int {
    switch kind {
    case .ifConditions(let count), .elseIf(let count), .guardConditions(let count), .whileConditions(let count): count
    case .repeatLoop, .forLoop, .whereClause, .caseLabel, .catchClause, .ternary, .logicalOperator: 1
    case .elseBranch, .switchStatement, .logicalSequence, .labelledJump, .conditionalCompilation, .otherwiseCompiled,
      .recursion:
      0
    }
  }

  private static func points(of branch: Branch) -> Int {
    switch branch.kind {
    case .ifConditions, .whileConditions, .repeatLoop, .forLoop, .switchStatement, .catchClause, .ternary,
      .conditionalCompilation:
      1 + branch.nesting
    case .elseIf, .elseBranch, .guardConditions, .logicalSequence, .labelledJump, .otherwiseCompiled, .recursion: 1
    case .whereClause, .caseLabel, .logicalOperator: 0
    }
  }
}
