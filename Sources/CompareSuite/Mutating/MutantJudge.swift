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
        programs.appending(path: suite),
        ["stories", "--architecture", profile.name, "--fail-fast", "--format", "jsonl"], in: programs)
    case .tests:
      guard let tests = TestProgram(of: "\(profile.module)Tests", in: programs) else {
        throw .testsNotExecutable(folder: programs.path)
      }
      return ToolRun(
        tests.program, ["--testing-library", "swift-testing", "--filter", "^\(profile.module)Tests\\."], in: programs)
    }
  }
}
