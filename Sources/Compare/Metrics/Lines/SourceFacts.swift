/// What the syntax of one source tells.
package struct SourceFacts: Equatable, Sendable, Codable {
  package var code: Int
  /// Its statements and declarations, those in other ones included.
  package var statements: Int
  package var units: [CodeUnit]
  package var imports: [ModuleImport]
  /// The types and extensions that stand in no other one.
  package var declarations: [CodeDeclaration]
  package var holdsProtocolsOnly: Bool
  /// The first thing that is not Swift, as `line:column: what`; nil in a source that parses.
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

/// A type, or an extension of one, with all that stands in it.
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

/// A piece of code that runs as one: a function, an initialiser, an accessor, or a property's initial value that holds a closure.
///
/// A closure belongs to the unit around it; a function in a function is a unit of its own.
package struct CodeUnit: Equatable, Sendable, Codable {
  /// Its name with the types and functions around it: `Outer.Inner.load(page:)`, `Outer.title.get`.
  package var name: String
  /// The line its declaration begins at, from 1.
  package var line: Int
  package var branches: [Branch]

  package var cyclomatic: Int { Complexity.cyclomatic(of: branches) }
  package var cognitive: Int { Complexity.cognitive(of: branches) }

  package init(name: String, line: Int, branches: [Branch]) {
    self.name = name
    self.line = line
    self.branches = branches
  }
}

/// One file and what is known of it, so that every sum can be traced to the files it comes from.
package struct SourceFile: Equatable, Sendable {
  /// Where the file is, relative to the folder that was read, with `/` between the parts.
  package var path: String
  package var facts: SourceFacts

  package init(path: String, facts: SourceFacts) {
    self.path = path
    self.facts = facts
  }
}
