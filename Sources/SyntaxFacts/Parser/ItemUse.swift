internal import SwiftSyntax

/// What becomes of the value of an expression that stands where a statement may stand.
enum ItemUse {
  /// Nothing: it is there for its effect.
  case statement
  /// It is what its function, property or branch yields; the type is nil where it isn't written there.
  case value(TypeSyntax?)
  /// It is all of a closure whose type the compiler infers.
  case unknown

  init(of item: CodeBlockItemSyntax) {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let owner = list.parent else {
      self = .statement
      return
    }
    if let branch = owner.as(SwitchCaseSyntax.self) {
      self = branch.parent?.parent.map { ItemUse(ofBranching: $0) } ?? .statement
    } else if owner.parent?.is(IfExprSyntax.self) == true {
      self = owner.parent.map { ItemUse(ofBranching: $0) } ?? .statement
    } else {
      self = ItemUse(ofBody: owner)
    }
  }

  init(ofReturnedValueIn statement: ReturnStmtSyntax) {
    self = .unknown
    for node in sequence(first: Syntax(statement), next: \.parent) {
      if node.is(ClosureExprSyntax.self) || node.is(AccessorDeclSyntax.self) || node.is(FunctionDeclSyntax.self)
        || node.is(AccessorBlockSyntax.self) || node.is(InitializerDeclSyntax.self)
      {
        self = ItemUse(yieldedBy: node)
        return
      }
    }
  }

  /// - Parameter owner: What the only item of a list stands in.
  private init(ofBody owner: Syntax) {
    if owner.is(ClosureExprSyntax.self) || owner.is(AccessorBlockSyntax.self) {
      self = ItemUse(yieldedBy: owner)
    } else if owner.is(CodeBlockSyntax.self), let parent = owner.parent {
      self = ItemUse(yieldedBy: parent)
    } else {
      self = .statement
    }
  }

  /// - Parameter branching: An `if` or a `switch`, whose branches have one item each.
  private init(ofBranching branching: Syntax) {
    if let chain = branching.parent?.as(IfExprSyntax.self) {
      self = ItemUse(ofBranching: Syntax(chain))
    } else if let statement = branching.parent?.as(ExpressionStmtSyntax.self),
      let item = statement.parent?.as(CodeBlockItemSyntax.self)
    {
      self = ItemUse(of: item)
    } else if let item = branching.parent?.as(CodeBlockItemSyntax.self) {
      self = ItemUse(of: item)
    } else if let statement = branching.parent?.as(ReturnStmtSyntax.self) {
      self = ItemUse(ofReturnedValueIn: statement)
    } else {
      self = .value(nil)
    }
    if case .unknown = self, !branching.hasAllBranches { self = .statement }
  }

  private init(yieldedBy node: Syntax) {
    if let function = node.as(FunctionDeclSyntax.self) {
      self.init(ofType: function.signature.returnClause?.type)
    } else if let closure = node.as(ClosureExprSyntax.self) {
      self = closure.signature?.returnClause.map { ItemUse(ofType: $0.type) } ?? .unknown
    } else if let block = node.as(AccessorBlockSyntax.self) {
      self = .value(block.yieldedType)
    } else if let accessor = node.as(AccessorDeclSyntax.self), accessor.accessorSpecifier.tokenKind == .keyword(.get) {
      self = .value(accessor.parent?.parent?.as(AccessorBlockSyntax.self)?.yieldedType)
    } else {
      self = .statement
    }
  }

  private init(ofType type: TypeSyntax?) {
    let isNothing = type.map { ["Void", "()", "Never"].contains($0.trimmedDescription) } ?? true
    self = isNothing ? .statement : .value(type)
  }
}

extension AccessorBlockSyntax {
  fileprivate var yieldedType: TypeSyntax? {
    parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
      ?? parent?.as(SubscriptDeclSyntax.self)?.returnClause.type
  }
}

extension Syntax {
  /// Whether this, an `if` or a `switch`, always yields something.
  fileprivate var hasAllBranches: Bool {
    guard let choice = self.as(IfExprSyntax.self) else { return true }
    return choice.elseBody != nil
  }
}
