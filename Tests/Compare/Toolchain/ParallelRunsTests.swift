import Foundation
import Testing
import Toolchain

struct ParallelRunsTests {
  private struct Enough: Error {}

  private func shell(_ command: String) -> ToolRun { ToolRun(URL(filePath: "/bin/sh"), ["-c", command]) }

  @Test func eachRunIsHeardOfOnceWithItsOwnOutcome() throws {
    var outputs: [Int: String] = [:]
    try ParallelRuns((0..<20).map { shell("echo \($0); exit \($0 % 3)") }).forEach(atOnce: 4) { index, outcome in
      outputs[index] = "\(String(decoding: outcome.output, as: UTF8.self))\(outcome.status)"
    }
    #expect(outputs == Dictionary(uniqueKeysWithValues: (0..<20).map { ($0, "\($0)\n\($0 % 3)") }))
  }

  @Test func nothingToRunIsNoTrouble() throws {
    try ParallelRuns([]).forEach { _, _ in Issue.record("There was nothing to run.") }
  }

  @Test func noMoreIsStartedOnceSomebodyHasHadEnough() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "ParallelRuns-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let heard = folder.appending(path: "heard")
    // The second goes on once the first was heard of.
    let runs = (0..<50).map { number in
      shell(
        number == 0
          ? "true" : "while [ ! -e '\(heard.path)' ]; do sleep 0.1; done; sleep 1; touch '\(folder.path)/\(number)'")
    }
    #expect(throws: Enough.self) {
      try ParallelRuns(runs).forEach(atOnce: 1) { _, _ in
        try Data().write(to: heard)
        throw Enough()
      }
    }
    #expect(Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)).isSubset(of: ["heard", "1"]))
  }

  @Test func outputsComeInTheOrderOfTheRuns() throws {
    let outputs = try ParallelRuns([3, 2, 1].map { shell("sleep 0.\($0); echo \($0)") }).outputs()
    #expect(outputs.map { String(decoding: $0, as: UTF8.self) } == ["3\n", "2\n", "1\n"])
  }

  @Test func aRunThatFailsIsToldWithWhatItPrinted() {
    let error = #expect(throws: ToolchainError.self) {
      try ParallelRuns([shell("true"), shell("echo no; exit 3")]).outputs()
    }
    #expect(error == .failed(command: "sh -c echo no; exit 3", status: 3, wasSignalled: false, output: "no\n"))
  }

  @Test func aProgramThatIsMissingIsTold() {
    #expect(throws: ToolchainError.self) {
      try ParallelRuns([ToolRun(URL(filePath: "/nowhere/x"), [])]).forEach { _, _ in }
    }
  }
}
