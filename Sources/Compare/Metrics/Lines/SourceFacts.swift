package struct SourceFacts: Equatable, Sendable, Codable {
  package var code: Int
  /// Includes nested statements and declarations.
  package var statements: Int
  package var units: [CodeUnit]
  package var imports: [ModuleImport]
  package var declarations: [CodeDeclaration]
  package var holdsProtocolsOnly: Bool
  /// The first syntax error, as `line:column: message`.
  package var problem: String?

  package init(
    code: Int = 0, statements: Int = 0, units: [CodeUnit] = [], imports: [ModuleImport] = [],
    declarations: [CodeDeclaration] = [], holdsProtocolsOnly: Bool = false, problem: String? = nil
  ) {
    self.code = code
    self.statements = statements
    self.units = units
    self.imports = imports
    self.declarations = declarations
    self.holdsProtocolsOnly = holdsProtocolsOnly
    self.problem = problem
  }
}

package struct CodeDeclaration: Equatable, Sendable, Codable {
  package var name: String
  package var isProtocol: Bool
  package var code: Int

  package init(name: String, isProtocol: Bool = false, code: Int) {
    self.name = name
    self.isProtocol = isProtocol
    self.code = code
  }
}

/// A function, an initialiser, an accessor, or a property's initial value that holds a closure. A closure belongs to
/// the unit around it; a nested function is a separate unit.
package struct CodeUnit: Equatable, Sendable, Codable {
  /// The name with the types and functions around it: `Outer.Inner.load(page:)`, `Outer.title.get`.
  package var name: String
  /// From 1.
  package var line: Int
  package var cyclomatic: Int
  package var cognitive: Int

  package init(name: String, line: Int, cyclomatic: Int = 1, cognitive: Int = 0) {
    self.name = name
    self.line = line
    self.cyclomatic = cyclomatic
    self.cognitive = cognitive
  }
}

package struct SourceFile: Equatable, Sendable {
  /// Relative to the folder that was read, with `/` between the parts.
  package var path: String
  package var facts: SourceFacts

  package init(path: String, facts: SourceFacts) {
    self.path = path
    self.facts = facts
  }
}
