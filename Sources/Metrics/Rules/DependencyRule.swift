/// What the types of a role must not know, as an architecture states it.
package struct DependencyRule: Hashable, Sendable {
  package enum Subject: Hashable, Sendable {
    case role(String)
    /// Anything of a module, its import included.
    case module(String)
  }

  package var statement: String
  package var role: String
  package var forbidden: [Subject]

  package init(_ statement: String, role: String, forbidden: [Subject]) {
    self.statement = statement
    self.role = role
    self.forbidden = forbidden
  }
}

/// An `import` in a source, in whatever branch of an `#if` it stands.
package struct ModuleImport: Hashable, Sendable {
  package var module: String
  package var position: SourcePosition

  package init(module: String, position: SourcePosition) {
    self.module = module
    self.position = position
  }
}
