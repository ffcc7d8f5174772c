/// One source file as it was compiled into a module.
package struct IndexUnit: Equatable, Sendable {
  /// The module it belongs to.
  package var module: String
  /// The path of the file.
  package var file: String
  /// What the record of the file is called in the store; nil when the compiler met nothing in it.
  package var record: String?
  /// When the unit was written, in seconds since 1970.
  package var modified: Double
}
