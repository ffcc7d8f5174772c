import Basics
import Foundation
import Testing
import Toolchain

/// Tests of `Scripts/profile`, with scripts that only print in place of valgrind, the toolchain and `compare`.
struct ProfileScriptTests {
  private let folder: TemporaryFolder
  private static let root = (0..<4).reduce(URL(filePath: #filePath)) { folder, _ in folder.deletingLastPathComponent() }

  init() throws {
    folder = try TemporaryFolder()
    for program in ["valgrind", "llvm-objcopy", "compare"] { try folder.writeProgram("exit 0", to: program) }
    try folder.writeProgram("cat", to: "swift")
  }

  private func profile(collecting functions: [String]) throws -> ToolRun.Outcome {
    let lines = functions.map { "1,000 (50.00%)  ???:\($0) [compare]" }.joined(separator: "\n")
    try folder.write(lines + "\n", to: "collected")
    try folder.writeProgram("cat '\(folder.path(of: "collected"))'", to: "callgrind_annotate")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try ToolRun(
      Self.root.appending(path: "Scripts/profile"), ["MVC", "5"],
      environment: ["PATH": "\(folder.path):\(path)", "COMPARE": folder.path(of: "compare")]
    ).outcome()
  }

  @Test("The functions that steps called are printed")
  func collected() throws {
    let outcome = try profile(collecting: ["$s7MVCImpl9tapYyF", "$s10HeadlessUI5ValueV"])
    #expect(outcome.status == 0)
    let text = String(decoding: outcome.output, as: UTF8.self)
    #expect(text.contains("50.00 %  $s7MVCImpl9tapYyF\n"))
    #expect(text.hasSuffix("50.00 %  $s10HeadlessUI5ValueV\n"))
  }

  @Test(
    "If nothing was collected, it fails, says where to look, and prints no heading",
    arguments: [[], ["$s10HeadlessUI5ValueV"], ["$s7MVCImpl9tapYyF"]])
  func nothing(functions: [String]) throws {
    let outcome = try profile(collecting: functions)
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    #expect(String(decoding: outcome.diagnostics, as: UTF8.self).contains("StoryStepperC8takeStep"))
  }

  @Test("The function that it counts in exists")
  func step() throws {
    let path = Self.root.appending(path: "Sources/Stories/Running/StoryStepper.swift")
    let source = try String(contentsOf: path, encoding: .utf8)
    #expect(source.contains("class StoryStepper ") && source.contains("func takeStep("))
  }
}
