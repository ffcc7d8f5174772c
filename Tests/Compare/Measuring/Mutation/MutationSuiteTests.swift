import Basics
import Foundation
import SuiteFixtures
import Testing

@testable import Measuring
@testable import Toolchain

struct MutationSuiteTests {
  @Test func whereTestsAreBundlesOnlyStoriesCanJudgeWhichIsSaidBeforeAnythingIsBuilt() throws {
    let folder = try TemporaryFolder(["Package.swift": "// a"])
    let files = try PackageCopy(of: folder.url, for: "mutants")
    let apple = Toolchain(programs: folder.url, libraries: folder.url, version: "1", platform: "arm64-apple-macosx")
    let suite = MutationSuite(
      files: files, toolchain: apple, profiles: [], judges: [.stories, .tests], limit: nil, seed: 1, bench: Bench([]))
    #expect(throws: MutationError.testsNotExecutable(folder: files.copy.path)) { try suite.result() }
    #expect(!FileManager.default.fileExists(atPath: files.copy.path))
  }

  @Test func theCharterJudgesOnlyWhereThereIsOne() throws {
    let folder = try TemporaryFolder(["Tests/ATests/A.swift": ""])
    #expect(try MutantJudge.all(nil, in: folder.url) == [.tests, .stories])
    #expect(try MutantJudge.all([.stories], in: folder.url) == [.stories])
    let error = #expect(throws: MutationError.self) { try MutantJudge.all([.tests, .charter], in: folder.url) }
    #expect(
      error?.description.hasPrefix("There is no CharterTests in \(folder.url.path), so the charter can't judge") == true
    )
    try folder.write("", to: "Tests/CharterTests/B.swift")
    #expect(try MutantJudge.all(nil, in: folder.url) == [.tests, .charter, .stories])
    #expect(try MutantJudge.all([.charter], in: folder.url) == [.charter])
  }
}

struct CompilerErrorTests {
  @Test func errorsAreReadOnceAndNothingElse() {
    let text = """
      [3/9] Compiling A b.swift
      /a/b c.swift:12:7: error: cannot find “d”: in scope
      /a/b c.swift:13:1: warning: error: unused
      /a/b c.swift:12:7: error: cannot find “d”: in scope
       12 |   d()
          |   `- error: cannot find “d”: in scope
      error: emit-module command failed
      """
    #expect(
      CompilerError.all(in: text) == [
        CompilerError(file: "/a/b c.swift", line: 12, column: 7, message: "cannot find “d”: in scope")
      ])
  }
}
