import Foundation
import Report
import Testing

@testable import CompareSuite

struct ReportCommandTests {
  private let folder: TemporaryFolder
  private let result: String

  init() throws {
    folder = try TemporaryFolder([
      "a.swift": "let a = 1\n", "pass.feature": StoryText.passing, "junk.json": "{\n  \"version\": ,",
    ])
    result = folder.path(of: "result.json")
    let architecture = FakeArchitecture("A", sources: folder.path)
    let run = CompareRun(
      "--only=lines", "--format=json", "--output", result, architectures: [architecture],
      surroundings: .fake(stories: [folder.path(of: "pass.feature")]))
    #expect(run.exitCode == .success)
  }

  private func change(_ text: String, to other: String) throws -> String {
    let path = folder.path(of: "changed.json")
    try Data(String(contentsOfFile: result, encoding: .utf8).replacing(text, with: other).utf8)
      .write(to: URL(filePath: path))
    return path
  }

  nonisolated private static let beginnings = [
    ("terminal", "SameApp: one app, 1 architecture\n"), ("markdown", "# SameApp: A\n"),
    ("csv", "id,architecture,value,low,high,unit\nlines.files,A,1.0,,,count\n"), ("html", "<!doctype html>"),
  ]

  @Test(arguments: beginnings)
  func aResultIsDrawnAgain(format: String, beginning: String) {
    let run = CompareRun("report", result, "--format", format)
    #expect(run.output.lowercased().hasPrefix(beginning.lowercased()))
    #expect(run.diagnostics.isEmpty)
    #expect(run.exitCode == .success)
  }

  @Test func asJSONItIsTheSameAgain() throws {
    #expect(
      try CompareRun("report", result, "--format=json").output == String(contentsOfFile: result, encoding: .utf8))
  }

  @Test func itGoesToAFileThatIsNamed() throws {
    let file = folder.path(of: "report.md")
    #expect(CompareRun("report", result, "--format=markdown", "--output", file).output.isEmpty)
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("# SameApp: A\n"))
  }

  @Test func aFileIsWanted() {
    for run in [CompareRun("report"), CompareRun("report", result, result)] {
      #expect(
        run.diagnostics
          == "compare: “compare report” takes one file: compare report RESULT.json. “compare help report” tells more.\n"
      )
      #expect(run.exitCode == .unusableInput)
    }
  }

  @Test func aFileThatIsNotThereIsNamed() {
    let run = CompareRun("report", "/nowhere/result.json")
    #expect(run.diagnostics.hasPrefix("compare: /nowhere/result.json can't be read: "))
    #expect(run.exitCode == .unusableInput)
  }

  @Test(arguments: [
    (0, "Measure again with this program."), (2, "Draw it with the program that wrote it, or a later one."),
  ])
  func anotherVersionIsRefused(version: Int, remedy: String) throws {
    let path = try change("\"version\" : 1", to: "\"version\" : \(version)")
    let run = CompareRun("report", path)
    #expect(
      run.diagnostics == "compare: \(path) is of version \(version), and this program reads version 1. \(remedy)\n")
    #expect(run.exitCode == .unusableInput)
  }

  @Test func whatIsDamagedIsNamedWithItsPlace() throws {
    let junk = folder.path(of: "junk.json")
    #expect(CompareRun("report", junk).diagnostics.hasPrefix("compare: \(junk):2:14 is no result of a comparison: "))
    let path = try change("\"code\" : 1,", to: "\"code\" : \"one\",")
    let run = CompareRun("report", path)
    #expect(
      run.diagnostics.contains(/changed\.json:\d+:\d+ is no result of a comparison: .* at lines\.files\[0\]\.code/))
    #expect(run.exitCode == .unusableInput)
    #expect(run.output.isEmpty)
  }
}
