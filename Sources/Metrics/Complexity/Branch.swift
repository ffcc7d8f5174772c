/// A place in a function's code where a reader, or the program, may go one way or another.
public struct Branch: Equatable, Sendable, Codable {
  /// What makes it one.
  public enum Kind: Equatable, Sendable, Codable {
    /// An `if` with so many conditions, separated by commas.
    case ifConditions(Int)
    /// An `else if` with so many conditions.
    case elseIf(Int)
    /// An `else` of an `if`.
    case elseBranch
    /// A `guard` with so many conditions.
    case guardConditions(Int)
    /// A `while` with so many conditions.
    case whileConditions(Int)
    /// A `repeat`.
    case repeatLoop
    /// A `for`.
    case forLoop
    /// A `where` of a loop, a case or a `catch`.
    case whereClause
    /// A `switch`.
    case switchStatement
    /// One `case` of a `switch`, whatever the number of its patterns.
    case caseLabel
    /// A `catch`.
    case catchClause
    /// A `? :`.
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
    /// The function calls itself.
    case recursion
  }

  /// What it is.
  public var kind: Kind
  /// How many branches and closures it lies in, within its unit.
  public var nesting: Int

  /// A branch at a depth.
  public init(_ kind: Kind, nesting: Int) {
    self.kind = kind
    self.nesting = nesting
  }
}
