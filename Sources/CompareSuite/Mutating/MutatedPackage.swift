import Foundation
import Toolchain

/// A copy of a package in which sources may be changed and built without anybody noticing.
struct MutatedPackage {
  /// Its copy, in the package's build folder.
  var copy: URL { package.copy }
  /// The package.
  var original: URL { package.original }
  private let package: PackageCopy
  private let swift: URL
  private let bundlesTests: Bool

  init(of original: URL, toolchain: Toolchain) throws(ToolchainError) {
    package = try PackageCopy(of: original, for: "mutants")
    swift = try toolchain.program("swift")
    bundlesTests = toolchain.bundlesTests
  }

  /// Says before anything is built when there would be no program with the tests.
  func requireTests() throws(MutationError) {
    guard !bundlesTests else { throw .testsNotExecutable(folder: copy.path) }
  }

  /// Makes the copy the same as the package, but for these texts, by their path in the package.
  func synchronise(replacing replacements: [String: String]) throws { try package.synchronise(replacing: replacements) }

  /// Builds what judges mutants.
  /// - Returns: nil when all is well; else where the compiler found errors.
  func build(withTests: Bool) throws -> [CompilerError]? {
    let run = build(withTests ? ["--build-tests"] : [])
    let outcome = try run.outcome()
    if outcome.status == 0, !outcome.wasSignalled { return nil }
    let text = [outcome.output, outcome.diagnostics].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    let errors = CompilerError.all(in: text)
    guard !errors.isEmpty else {
      throw ToolchainError.failed(
        command: run.command, status: outcome.status, wasSignalled: outcome.wasSignalled, output: text)
    }
    return errors
  }

  /// Where the programs are that were built.
  func programs() throws -> URL {
    let output = try build(["--show-bin-path"]).output()
    return URL(filePath: String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
  }

  private func build(_ arguments: [String]) -> ToolRun {
    ToolRun(swift, ["build"] + BuiltPackage.buildSystem + ["--package-path", copy.path] + arguments)
  }
}
