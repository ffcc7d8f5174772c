/// An `import` in a source, in whatever branch of an `#if` it stands.
public struct ModuleImport: Hashable, Sendable {
  /// The module, without what may follow it.
  public var module: String
  /// Where the declaration begins.
  public var position: SourcePosition

  /// An import as it was read.
  public init(module: String, position: SourcePosition) {
    self.module = module
    self.position = position
  }
}
