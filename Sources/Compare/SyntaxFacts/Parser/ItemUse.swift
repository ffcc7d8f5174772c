internal import SwiftSyntax

/// How the value of an expression in the place of a statement is used.
enum ItemUse {
  case statement
  /// It is the value of a function, property or branch. The type is `nil` if it isn't written there.
  case value(TypeSyntax?)
  /// It is the whole closure, whose type is inferred.
  case unknown

  init(of item: CodeBlockItemSyntax) {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let owner = list.parent else {
      self = .statement
      return
    }
    if let branch = owner.as(SwitchCaseSyntax.self) {
      self = branch.parent?.parent.map { ItemUse(ofBranching: $0) } ?? .statement
    } else if let choice = owner.parent, choice.is(IfExprSyntax.self) {
      self = ItemUse(ofBranching: choice)
    } else {
      // The statements of a closure, or of a getter without the word `get`, are its direct children; others are in
      // braces.
      self = ItemUse(yieldedBy: owner.is(CodeBlockSyntax.self) ? owner.parent ?? owner : owner)
    }
  }

  init(ofReturnedValueIn statement: ReturnStmtSyntax) {
    let kinds: Set<SyntaxKind> = [.closureExpr, .accessorDecl, .accessorBlock, .functionDecl, .initializerDecl]
    let owner = sequence(first: Syntax(statement), next: \.parent).first { kinds.contains($0.kind) }
    self = owner.map { ItemUse(yieldedBy: $0) } ?? .unknown
  }

  /// - Parameter branching: An `if` or `switch` with one item in each branch.
  private init(ofBranching branching: Syntax) {
    let parent = branching.parent
    if let chain = parent?.as(IfExprSyntax.self) {
      self = ItemUse(ofBranching: Syntax(chain))
    } else if let item = (parent?.as(ExpressionStmtSyntax.self)?.parent ?? parent)?.as(CodeBlockItemSyntax.self) {
      self = ItemUse(of: item)
    } else if let statement = parent?.as(ReturnStmtSyntax.self) {
      self = ItemUse(ofReturnedValueIn: statement)
    } else {
      self = .value(nil)
    }
    if case .unknown = self, let choice = branching.as(IfExprSyntax.self), choice.elseBody == nil { self = .statement }
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
