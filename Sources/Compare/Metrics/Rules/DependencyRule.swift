/// Types that a role must not know.
package struct DependencyRule: Hashable, Sendable {
  package enum Subject: Hashable, Sendable {
    case role(String)
    /// All types of a module, and its import in a file where only types of the role could need it.
    case module(String)
    case types(endingIn: [String], of: String)
    /// The types of the parts that the referring type isn't in, except those that play one of the roles.
    case parts([String], except: [String] = [])

    fileprivate var parts: [String] { if case .parts(let names, _) = self { names } else { [] } }
  }

  package var statement: String
  package var role: String
  /// The only part whose types the rule binds; `nil` for all.
  package var part: String?
  package var forbidden: [Subject]

  /// The bound role, and the part if there is one, as reports name them.
  var bearer: String { part.map { "\(role) of \($0)" } ?? role }

  func forbids(_ name: String, of module: String, playing role: String?) -> Bool {
    forbidden.contains { subject in
      switch subject {
      case .role(let other): other == role
      case .module(let other): other == module
      case .types(let endings, let home): home == module && Self.does(name, endIn: endings)
      case .parts: false
      }
    }
  }

  /// Whether the rule is about the part of the app that a type is in.
  func binds(_ type: TypeNode) -> Bool {
    guard let part else { return true }
    return type.part(among: [part] + forbidden.flatMap(\.parts)) == part
  }

  /// Whether a type of the same module that plays a role must not be known because of the part that it is in.
  func forbids(_ type: TypeNode, playing role: String?, to other: TypeNode) -> Bool {
    forbidden.contains { subject in
      guard case .parts(let names, let exceptions) = subject, let part = type.part(among: names) else { return false }
      return part != other.part(among: names) && !exceptions.contains { $0 == role }
    }
  }

  static func does(_ name: String, endIn endings: [String]) -> Bool {
    name.split(separator: ".").contains { part in endings.contains { part.hasSuffix($0) } }
  }

  package init(_ statement: String, role: String, of part: String? = nil, forbidden: [Subject]) {
    self.statement = statement
    self.role = role
    self.part = part
    self.forbidden = forbidden
  }
}

extension TypeNode {
  var isNested: Bool { qualifiedName.contains(".") }

  /// The name of the outermost type around this one, or of this one.
  var outermostName: String { isNested ? String(qualifiedName.prefix { $0 != "." }) : name }

  /// The innermost of these parts that is a folder around the type, or else the longest one that its name begins with.
  func part(among names: [String]) -> String? {
    let folders = location.file.split(separator: "/").dropLast()
    if let folder = folders.last(where: { folder in names.contains { $0 == folder } }) { return String(folder) }
    return names.filter(isNamed(after:)).max { $0.count < $1.count }
  }

  /// Whether the name begins with a word: `PlaceRouter` begins with `Place`, and `PlacesRouter` doesn't.
  private func isNamed(after word: String) -> Bool {
    qualifiedName.hasPrefix(word) && qualifiedName.dropFirst(word.count).first?.isLowercase != true
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
