/// A piece of code that runs as one: a function, an initialiser, an accessor, or a property's initial value that holds a closure.
///
/// A closure belongs to the unit around it; a function in a function is a unit of its own.
public struct CodeUnit: Equatable, Sendable, Codable {
  /// Its name with the types and functions around it: `Outer.Inner.load(page:)`, `Outer.title.get`.
  public var name: String
  /// The line its declaration begins at, from 1.
  public var line: Int
  /// The branches in it, in the order of the source.
  public var branches: [Branch]

  /// Its cyclomatic complexity, at least 1.
  public var cyclomatic: Int { Complexity.cyclomatic(of: branches) }
  /// Its cognitive complexity, at least 0.
  public var cognitive: Int { Complexity.cognitive(of: branches) }

  /// A unit as it was read.
  public init(name: String, line: Int, branches: [Branch]) {
    self.name = name
    self.line = line
    self.branches = branches
  }
}
