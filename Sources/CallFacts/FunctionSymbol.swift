/// A function as the toolchain names it.
package struct FunctionSymbol: Equatable, Sendable {
  /// Its name without the types of its parameters, such as `closure #1 in Menu.rows.getter`.
  package var name: String
  /// The name it is linked by.
  package var linkName: String
  /// Its file's path; empty when the compiler made it on its own account.
  package var file: String
  /// Its line; 0 when the compiler made it on its own account.
  package var line: Int

  /// Names a function.
  package init(name: String, linkName: String, file: String, line: Int) {
    self.name = name
    self.linkName = linkName
    self.file = file
    self.line = line
  }
}
