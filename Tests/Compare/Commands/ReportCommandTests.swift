import Basics
import Foundation
import Measuring
import Results
import SuiteFixtures
import Testing

@testable import CompareSuite

struct ReportCommandTests {
  private let folder = TemporaryFolder.holding(["result.json": CompareRun.lines])
  private var result: String { folder.path(of: "result.json") }

  private func change(_ text: String, to other: String) throws -> String {
    let path = folder.path(of: "changed.json")
    try Data(String(contentsOfFile: result, encoding: .utf8).replacing(text, with: other).utf8)
      .write(to: URL(filePath: path))
    return path
  }

  nonisolated private static let beginnings = [
    ("text", "SameApp: one app, 1 architecture\n"), ("markdown", "# SameApp: A\n"),
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

  /// Runs the command without a file in a checkout with this recorded result.
  private func runInCheckout(recorded text: String?, _ options: String...) throws -> CompareRun {
    for path in ["Package.swift", "Sources/Compare/Registry.swift"] { try folder.write("", to: path) }
    if let text { try folder.write(text, to: CommandContext.recordedResult) }
    var process = ProcessContext.fake()
    process.currentFolder = { [url = folder.url] in url.appending(path: "Sources") }
    return CompareRun(["report"] + options, process: process)
  }

  @Test(arguments: beginnings)
  func withoutAFileTheRecordedResultIsRendered(format: String, beginning: String) throws {
    let run = try runInCheckout(recorded: String(contentsOfFile: result, encoding: .utf8), "--format", format)
    #expect(run.output.lowercased().hasPrefix(beginning.lowercased()))
    #expect(run.diagnostics.isEmpty)
    #expect(run.exitCode == .success)
  }

  @Test func outsideOfACheckoutAFileIsWanted() {
    CompareRun("report").expectRefusal(
      "/nowhere isn't in a checkout of SameApp, which has a recorded result. Name a file written by “compare --format "
        + "json --output FILE”.\n")
  }

  nonisolated private static let unusable = [
    (nil, " can't be read: "), ("{}", " isn't the result of a comparison: "),
    ("{\"version\": 1}", " has version 1, and this program reads version "),
  ]

  @Test(arguments: unusable)
  func anUnusableRecordedResultIsRefusedWithTheScriptThatWritesIt(text: String?, flaw: String) throws {
    let run = try runInCheckout(recorded: text)
    run.expectRefusal(folder.path(of: CommandContext.recordedResult) + flaw)
    #expect(run.diagnostics.hasSuffix(" Scripts/refresh-docs measures and writes it.\n"))
  }

  @Test func moreThanOneFileIsRefused() {
    CompareRun("report", result, result).expectRefusal(
      "“compare report” takes at most one file: compare report [RESULT.json]. See “compare help report”.\n")
  }

  @Test func aFileThatIsNotThereIsNamed() {
    CompareRun("report", "/nowhere/result.json").expectRefusal("/nowhere/result.json can't be read: ")
  }

  @Test(arguments: [
    (SuiteResult.currentVersion - 1, "Measure again with this program."),
    (SuiteResult.currentVersion + 1, "Render it with the program that wrote it, or a later one."),
  ])
  func anotherVersionIsRefused(version: Int, remedy: String) throws {
    let known = SuiteResult.currentVersion
    let path = try change("\"version\" : \(known)", to: "\"version\" : \(version)")
    CompareRun("report", path)
      .expectRefusal("\(path) has version \(version), and this program reads version \(known). \(remedy)\n")
  }

  @Test(arguments: ["/tmp", "/dev/zero"])
  func onlyFilesAndPipesAreRead(path: String) {
    CompareRun("report", path).expectRefusal(
      "\(path) can't be read: It is neither a file nor a pipe. Name a file written by “compare --format json --output "
        + "FILE”.\n")
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
    (
      "\"code\" : 1,", "\"code\" : 1.5,",
      "its content has another shape at lines.files[0].code (the number can't be used)"
    ),
    (
      "\"code\" : 1,", "\"code\" : \"one\",",
      "its content has another shape at lines.files[0].code (Expected to decode Int but found a string instead)"
    ),
    ("\"name\" : \"A\"", "\"name\" : \"\"", "architectures[0].name is empty"),
    (
      "\"architecture\" : \"A\"", "\"architecture\" : \"B\"",
      "lines.files[0].architecture names “B”, which this result doesn't have"
    ),
    ("\"name\" : \"A\"", "\"name\" : \"\\ud800\"", "it is not JSON (it contains half of a surrogate pair)"),
  ]

  @Test(arguments: damages)
  func aDamagedResultIsRefusedWithItsField(text: String, other: String, flaw: String) throws {
    let path = try change(text, to: other)
    for run in [CompareRun("report", path, "--format=html"), CompareRun("diff", result, path)] {
      run.expectRefusal("\(path) isn't the result of a comparison: \(flaw). Write it again with ")
    }
  }

  @Test func aFileHasNoControlCharactersEither() throws {
    let path = try change("\"machine\" : \"", to: "\"machine\" : \"\\u001b[31m")
    let file = folder.path(of: "report.txt")
    #expect(CompareRun("report", path, "--output", file).exitCode == .success)
    #expect(try !String(contentsOfFile: file, encoding: .utf8).contains("\u{1B}"))
  }
}
