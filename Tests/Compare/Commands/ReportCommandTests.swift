import Basics
import Foundation
import SuiteFixtures
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
      process: .fake(stories: [folder.path(of: "pass.feature")]))
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
    ("csv", "id,architecture,value,low,high,unit\nlines.code,A,1.0,,,lines\n"), ("html", "<!doctype html>"),
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

  @Test func theTableHasTheColumnsThatWereAskedFor() {
    #expect(CompareRun("report", result, "--architecture", "A").output == CompareRun("report", result).output)
    let run = CompareRun("report", result, "--architecture=Z")
    #expect(run.diagnostics.hasPrefix("compare: “Z”"))
    #expect(run.exitCode == .unusableInput)
    #expect(run.output.isEmpty)
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
    (3, "Measure again with this program."), (5, "Draw it with the program that wrote it, or a later one."),
  ])
  func anotherVersionIsRefused(version: Int, remedy: String) throws {
    let path = try change("\"version\" : 4", to: "\"version\" : \(version)")
    let run = CompareRun("report", path)
    #expect(
      run.diagnostics == "compare: \(path) is of version \(version), and this program reads version 4. \(remedy)\n")
    #expect(run.exitCode == .unusableInput)
  }

  @Test func aFolderIsSaidToBeOne() {
    let run = CompareRun("report", folder.path)
    #expect(
      run.diagnostics
        == "compare: \(folder.path) can't be read: it is a folder. Name a file that “compare --format json --output FILE” has written.\n"
    )
    #expect(run.exitCode == .unusableInput)
  }

  @Test func aDeviceIsNotReadAsItMayNeverEnd() {
    let run = CompareRun("report", "/dev/zero")
    #expect(run.diagnostics.hasPrefix("compare: /dev/zero can't be read: it is neither a file nor a pipe. "))
    #expect(run.exitCode == .unusableInput)
  }

  @Test func aPipeIsRead() throws {
    let pipe = folder.path(of: "pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    let json = try Data(contentsOf: URL(filePath: result))
    Thread.detachNewThread { FileHandle(forWritingAtPath: pipe)?.write(json) }
    #expect(CompareRun("report", pipe, "--format=json").output == String(decoding: json, as: UTF8.self))
  }

  nonisolated private static let damages = [
    ("\"code\" : 1,", "\"code\" : -1,", "lines.files[0].code is -1, and has to be between 0 and 1000000000000"),
    (
      "\"code\" : 1,", "\"code\" : 9223372036854775807,",
      "lines.files[0].code is 9223372036854775807, and has to be between 0 and 1000000000000"
    ),
    ("\"code\" : 1,", "\"code\" : 1.5,", "its content has another shape (a number in it can't be used)"),
    ("\"name\" : \"A\"", "\"name\" : \"\"", "architectures[0].name is empty"),
    (
      "\"architecture\" : \"A\"", "\"architecture\" : \"B\"",
      "lines.files[0].architecture names “B”, which this result doesn't have"
    ),
    ("\"name\" : \"A\"", "\"name\" : \"\\ud800\"", "it is not JSON (half of a surrogate pair stands alone in it)"),
  ]

  @Test(arguments: damages)
  func whatCanNotBeSoIsRefusedWithItsFieldAndPlace(text: String, other: String, flaw: String) throws {
    let path = try change(text, to: other)
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains(other) }) + 1
    for run in [
      CompareRun("report", path, "--format=html"), CompareRun("diff", path, result), CompareRun("diff", result, path),
    ] {
      #expect(run.diagnostics.hasPrefix("compare: \(path):\(line):"), "\(run.diagnostics)")
      #expect(
        run.diagnostics.contains(" is no result of a comparison: \(flaw). Have it written again with "),
        "\(run.diagnostics)")
      #expect(run.exitCode == .unusableInput)
      #expect(run.output.isEmpty)
    }
  }

  @Test func aFileHasNoControlCharactersEither() throws {
    let path = try change("\"machine\" : \"", to: "\"machine\" : \"\\u001b[31m")
    let file = folder.path(of: "report.txt")
    #expect(CompareRun("report", path, "--output", file).exitCode == .success)
    #expect(try !String(contentsOfFile: file, encoding: .utf8).contains("\u{1B}"))
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
