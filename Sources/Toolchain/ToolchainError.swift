/// Why the toolchain could not be used.
public enum ToolchainError: Error, Equatable, Sendable {
  /// No `swift` runs here.
  case notFound(reason: String)
  /// It lacks a program.
  case programMissing(name: String, folder: String)
  /// It lacks a library.
  case libraryMissing(name: String, folder: String)
  /// A program could not be started.
  case notStarted(program: String, reason: String)
  /// A program was not started, or ended before its time, as this one is to end.
  case interrupted(command: String)
  /// A program said that it failed.
  case failed(command: String, status: Int32, wasSignalled: Bool, output: String)
  /// What a program printed is not what it is documented to print.
  case unreadableOutput(command: String, reason: String)
  /// A folder holds no package.
  case noPackage(folder: String)
  /// Nothing can be written where a package is built.
  case scratchUnusable(folder: String, reason: String)
  /// A package has no module in Swift that has sources.
  case noModules(folder: String)
  /// A package has no such module.
  case unknownModule(name: String, known: [String])
}
