internal import Metrics
internal import SwiftSyntax

final class UnitFinder: DeclarationFinder {
  private(set) var units: [CodeUnit] = []
  private var depth = 0

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    let code = node.statements.first { !$0.item.is(DeclSyntax.self) && !$0.item.is(MacroExpansionExprSyntax.self) }
    guard let first = code else { return .visitChildren }
    addUnit("top-level code", at: first, body: node.statements)
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause
    let isOperator = node.name.identifier == nil
    let name = FunctionName(base: node.name.text, labels: isOperator ? parameters.writtenLabels : parameters.labels)
    if node.body != nil { addUnit("\(name)", at: node.funcKeyword, body: node, function: name) }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.body != nil { addUnit("\(FunctionName(of: node))", at: node.initKeyword, body: node) }
    return .skipChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.body != nil { addUnit("deinit", at: node.deinitKeyword, body: node) }
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = FunctionName(base: "subscript", labels: node.parameterClause.writtenLabels)
    if let block = node.accessorBlock { addAccessors(of: "\(name)", at: node.subscriptKeyword, block) }
    return .skipChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let name = node.pattern.trimmedDescription
    if let value = node.initializer {
      if depth == 0, value.holdsClosure {
        addUnit(name, at: node, body: value)
      } else {
        walk(value)
      }
    }
    if let block = node.accessorBlock { addAccessors(of: name, at: node, block) }
    return .skipChildren
  }

  private func addAccessors(of name: String, at place: some SyntaxProtocol, _ block: AccessorBlockSyntax) {
    if let statements = block.accessors.as(CodeBlockItemListSyntax.self) {
      addUnit("\(name).get", at: place, body: statements)
    }
    for accessor in block.accessors.as(AccessorDeclListSyntax.self) ?? [] {
      guard let body = accessor.body else { continue }
      addUnit("\(name).\(accessor.accessorSpecifier.text)", at: accessor.accessorSpecifier, body: body)
    }
  }

  private func addUnit(
    _ name: String, at place: some SyntaxProtocol, body: some SyntaxProtocol, function: FunctionName? = nil
  ) {
    let line = position(place.positionAfterSkippingLeadingTrivia).line
    let branches = BranchFinder(in: body, of: function)
    units.append(
      CodeUnit(
        name: (path + [name]).joined(separator: "."), line: line, cyclomatic: branches.cyclomatic,
        cognitive: branches.cognitive))
    path.append(name)
    depth += 1
    for child in body.children(viewMode: .sourceAccurate) { walk(child) }
    depth -= 1
    path.removeLast()
  }

  /// Skips arguments of attributes, because they don't run where they are written.
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension FunctionParameterClauseSyntax {
  /// The labels of subscripts and operators. A parameter's only name isn't a label there.
  fileprivate var writtenLabels: [String] { parameters.map { $0.secondName == nil ? "_" : $0.firstName.text } }
}

extension SyntaxProtocol {
  fileprivate var holdsClosure: Bool {
    self.is(ClosureExprSyntax.self) || children(viewMode: .sourceAccurate).contains(where: \.holdsClosure)
  }
}
