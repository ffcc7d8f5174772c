internal import Metrics
internal import SwiftSyntax

final class RegionFinder: PlaceFinder {
  private(set) var regions: [DeclaredRegion] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node, name: node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node, name: node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node, name: node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node, name: node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node, name: node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node, name: node.name) }

  /// Uses the last name of the extended type, like the index.
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.extendedType.as(MemberTypeSyntax.self) { return add(node, name: member.name) }
    if let name = node.extendedType.as(IdentifierTypeSyntax.self) { return add(node, name: name.name) }
    return .visitChildren
  }

  private func add(_ node: some SyntaxProtocol, name: TokenSyntax) -> SyntaxVisitorContinueKind {
    let place = position(name.positionAfterSkippingLeadingTrivia)
    let start = node.is(ExtensionDeclSyntax.self) ? place : position(node.positionAfterSkippingLeadingTrivia)
    let end = position(node.endPositionBeforeTrailingTrivia)
    regions.append(DeclaredRegion(name: place, extent: start..<end, isActor: node.is(ActorDeclSyntax.self)))
    return .visitChildren
  }
}

/// Finds imports, including those in branches that aren't compiled.
final class ImportFinder: PlaceFinder {
  private(set) var imports: [ModuleImport] = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name.text else { return .skipChildren }
    imports.append(ModuleImport(module: module, position: position(node.positionAfterSkippingLeadingTrivia)))
    return .skipChildren
  }
}
