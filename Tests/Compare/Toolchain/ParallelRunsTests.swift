import Foundation
import Testing
import Toolchain

struct ParallelRunsTests {
  private func shell(_ command: String) -> ToolRun { ToolRun(URL(filePath: "/bin/sh"), ["-c", command]) }

  @Test func eachRunIsHeardOfOnceWithItsOwnOutcome() throws {
    var outputs: [Int: String] = [:]
    try ParallelRuns((0..<20).map { shell("echo \($0); exit \($0 % 3)") }).forEach { index, outcome in
      outputs[index] = "\(String(decoding: outcome.output, as: UTF8.self))\(outcome.status)"
    }
    #expect(outputs == Dictionary(uniqueKeysWithValues: (0..<20).map { ($0, "\($0)\n\($0 % 3)") }))
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
}
