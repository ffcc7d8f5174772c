internal import Metrics
internal import SwiftSyntax

final class ExtentFinder: DeclarationFinder {
  private(set) var extents = SourceExtents()

  override func enter(_ node: some DeclGroupSyntax, _ name: String) -> SyntaxVisitorContinueKind {
    path.append(name)
    let extent = SourceExtent(name: path.joined(separator: "."), range: range(of: node))
    addConformances(of: node, named: extent.name)
    guard node.is(ProtocolDeclSyntax.self) else {
      extents.types.append(extent)
      return .visitChildren
    }
    extents.protocols.append(extent)
    return .skipChildren
  }

  private func addConformances(of node: some DeclGroupSyntax, named name: String) {
    guard let clause = node.inheritanceClause else { return }
    let first = position(node.positionAfterSkippingLeadingTrivia).line
    let last = position(node.memberBlock.leftBrace.positionAfterSkippingLeadingTrivia).line
    extents.conformances.append(
      StatedConformance(type: name, names: clause.inheritedTypes.map(\.type.trimmedDescription), lines: first...last))
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add("\(FunctionName(of: node))", node, body: node.body)
  }
  override func visitPost(_ node: FunctionDeclSyntax) { path.removeLast() }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add("\(FunctionName(of: node))", node, body: node.body)
  }
  override func visitPost(_ node: InitializerDeclSyntax) { path.removeLast() }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add("deinit", node, body: node.body)
  }
  override func visitPost(_ node: DeinitializerDeclSyntax) { path.removeLast() }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    path.append("subscript")
    addGetter(node.accessorBlock, of: node)
    return .visitChildren
  }
  override func visitPost(_ node: SubscriptDeclSyntax) { path.removeLast() }
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    path.append(node.pattern.trimmedDescription)
    addGetter(node.accessorBlock, of: node)
    return .visitChildren
  }
  override func visitPost(_ node: PatternBindingSyntax) { path.removeLast() }
  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.accessorSpecifier.text, node, body: node.body)
  }
  override func visitPost(_ node: AccessorDeclSyntax) { path.removeLast() }

  /// Uses the property's braces as the body of a getter without the word `get`.
  private func addGetter(_ block: AccessorBlockSyntax?, of declaration: some SyntaxProtocol) {
    guard let block, block.accessors.is(CodeBlockItemListSyntax.self) else { return }
    addUnit("get", declaration, body: block)
  }

  private func add(
    _ name: String, _ declaration: some SyntaxProtocol, body: CodeBlockSyntax?
  ) -> SyntaxVisitorContinueKind {
    if let body { addUnit(name, declaration, body: body) }
    path.append(name)
    return .visitChildren
  }

  private func addUnit(_ name: String, _ declaration: some SyntaxProtocol, body: some SyntaxProtocol) {
    extents.units.append(
      SourceExtent(
        name: (path + [name]).joined(separator: "."), range: range(of: declaration),
        body: position(body.positionAfterSkippingLeadingTrivia)))
  }

  private func range(of node: some SyntaxProtocol) -> Range<SourcePosition> {
    position(node.positionAfterSkippingLeadingTrivia)..<position(node.endPositionBeforeTrailingTrivia)
  }
}
