/// Types that a role must not know.
package struct DependencyRule: Hashable, Sendable {
  package enum Subject: Hashable, Sendable {
    case role(String)
    /// All types of a module, and its import in a file whose types all play the role.
    case module(String)
    case types(endingIn: [String], of: String)
  }

  package var statement: String
  package var role: String
  package var forbidden: [Subject]

  func forbids(_ name: String, of module: String, playing role: String?) -> Bool {
    forbidden.contains { subject in
      switch subject {
      case .role(let other): other == role
      case .module(let other): other == module
      case .types(let endings, let home): home == module && Self.does(name, endIn: endings)
      }
    }
  }

  static func does(_ name: String, endIn endings: [String]) -> Bool {
    name.split(separator: ".").contains { part in endings.contains { part.hasSuffix($0) } }
  }

  package init(_ statement: String, role: String, forbidden: [Subject]) {
    self.statement = statement
    self.role = role
    self.forbidden = forbidden
  }
}

/// An `import`, in any branch of an `#if`.
package struct ModuleImport: Hashable, Sendable, Codable {
  package var module: String
  package var position: SourcePosition

  package init(module: String, position: SourcePosition) {
    self.module = module
    self.position = position
  }
}
