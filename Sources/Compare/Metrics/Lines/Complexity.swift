/// A place in a function's code where a reader, or the program, may go one way or another.
package struct Branch: Equatable, Sendable, Codable {
  package enum Kind: Equatable, Sendable, Codable {
    /// An `if` with so many conditions, separated by commas.
    case ifConditions(Int)
    /// An `else if` with so many conditions.
    case elseIf(Int)
    case elseBranch
    /// A `guard` with so many conditions.
    case guardConditions(Int)
    /// A `while` with so many conditions.
    case whileConditions(Int)
    case repeatLoop
    case forLoop
    /// A `where` of a loop, a case or a `catch`.
    case whereClause
    case switchStatement
    /// One `case` of a `switch`, whatever the number of its patterns.
    case caseLabel
    case catchClause
    case ternary
    /// One `&&` or `||`.
    case logicalOperator
    /// A run of the same logical operator.
    case logicalSequence
    /// A `break` or `continue` to a label.
    case labelledJump
    /// An `#if`.
    case conditionalCompilation
    /// An `#elseif` or `#else`.
    case otherwiseCompiled
    case recursion
  }

  package var kind: Kind
  /// How many branches and closures it lies in, within its unit.
  package var nesting: Int

  package init(_ kind: Kind, nesting: Int) {
    self.kind = kind
    self.nesting = nesting
  }
}

/// How hard the control flow of a unit is to test, and to read.
package enum Complexity {
  /// Cyclomatic complexity: the number of linearly independent paths, 1 and one for each decision.
  ///
  /// After McCabe, “A Complexity Measure” (1976), with a condition each for what a comma separates, and each `&&` and `||`. Neither
  /// `default` nor `else`, `??` or `?.` is a decision, nor is `#if`, which is none at run time.
  package static func cyclomatic(of branches: [Branch]) -> Int { branches.reduce(1) { $0 + decisions(of: $1.kind) } }

  /// Cognitive complexity: a point for each break in the linear flow, and one more for each level it is nested in.
  ///
  /// After Campbell, “Cognitive Complexity” (SonarSource, version 1.5, 2021). Swift's `guard` counts as an `if` without the points for
  /// nesting, as it is there to keep what follows flat; conditions that a comma separates are no run of operators. Of
  /// recursion only a direct call counts, by its name and labels.
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
