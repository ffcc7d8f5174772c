import Foundation
import Toolchain

/// A copy of a package with mutants in its sources.
struct MutatedPackage {
  let files: PackageCopy
  private let swift: URL
  private let bundlesTests: Bool

  init(of original: URL, toolchain: Toolchain) throws(ToolchainError) {
    files = try PackageCopy(of: original, for: "mutants")
    swift = try toolchain.program("swift")
    bundlesTests = toolchain.bundlesTests
  }

  /// Fails early when the platform has no test program to run.
  func requireTests() throws(MutationError) {
    guard !bundlesTests else { throw .testsNotExecutable(folder: files.copy.path) }
  }

  /// - Parameter tests: The test modules to build; `nil` for none.
  /// - Returns: The compiler's errors; `nil` for none.
  func build(withTests tests: [String]?) throws -> [CompilerError]? {
    let run = build(tests == nil ? [] : ["--build-tests"], ["SAMEAPP_TESTS": (tests ?? []).joined(separator: ",")])
    let outcome = try run.outcome()
    if outcome.hasSucceeded { return nil }
    let errors = CompilerError.all(in: outcome.text)
    if errors.isEmpty { try run.check(outcome) }
    return errors
  }

  func programs() throws -> URL { URL(filePath: try build(["--show-bin-path"]).text()) }

  private func build(_ arguments: [String], _ environment: [String: String] = [:]) -> ToolRun {
    ToolRun(
      swift, ["build"] + BuiltPackage.buildSystem + ["--package-path", files.copy.path] + arguments,
      environment: environment)
  }
}

nonisolated struct CompilerError: Hashable {
  var file: String
  var line: Int
  var column: Int
  var message: String

  static func all(in text: String) -> [CompilerError] {
    var seen: Set<CompilerError> = []
    return text.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: /(\/.+?):(\d+):(\d+): error: (.*)/), let number = Int(match.2),
        let column = Int(match.3)
      else { return nil }
      let error = CompilerError(file: String(match.1), line: number, column: column, message: String(match.4))
      return seen.insert(error).inserted ? error : nil
    }
  }
}
