import Foundation
import HeadlessUI
import Toolchain

/// Who is to notice mutants.
nonisolated enum MutantJudge: String, CaseIterable {
  case tests
  case stories

  /// What has them judge one architecture: exit code 0 when nothing struck them.
  ///
  /// - Parameters:
  ///   - programs: The folder of what was built.
  ///   - suite: The name of the executable that runs the stories.
  @MainActor
  func run(_ profile: ArchitectureProfile, programs: URL, suite: String) throws(MutationError) -> ToolRun {
    switch self {
    case .stories:
      return ToolRun(
        programs.appending(path: suite), ["stories", "--architecture", profile.name, "--fail-fast"], in: programs)
    case .tests:
      let bundles = (try? FileManager.default.contentsOfDirectory(at: programs, includingPropertiesForKeys: nil)) ?? []
      let tests = bundles.filter { $0.lastPathComponent.hasSuffix("PackageTests.xctest") }
      guard let program = tests.first, FileManager.default.isExecutableFile(atPath: program.path),
        !program.hasDirectoryPath
      else { throw .testsNotExecutable(folder: programs.path) }
      return ToolRun(
        program, ["--testing-library", "swift-testing", "--filter", "^\(profile.module)Tests\\."], in: programs)
    }
  }
}
