import Basics
import Foundation
import Metrics
import SuiteFixtures
import SyntaxFacts
import Testing
import Toolchain

@testable import Measuring

@Suite(.enabled(if: SyntaxReader.isAvailable, "needs the toolchain's SwiftSyntax"))
struct MutantSwitchTests {
  @Test func aMutantThatGoesOnForEverEndsItself() throws {
    let source = try SyntaxReader.mutants(in: "func f(_ n: Int) { var n = n; while n < 3 { n += 1 } }")
    let grow = try #require(source.mutants.indices.first { source.mutants[$0].mutationOperator == .assignment })
    let text = SwitchedSource(source, numbers: [grow: 1], call: MutantSwitch.call).text
    let loop = try TemporaryFolder([
      "Loop.swift": text + "\n@main struct Main { static func main() { f(0) } }",
      MutantSwitch.fileName: MutantSwitch.source,
    ])
    let program = URL(filePath: loop.path(of: "loop"))
    let files = ["Loop.swift", MutantSwitch.fileName].map(loop.path(of:))
    _ = try ToolRun(
      Toolchain.running().program("swiftc"), ["-swift-version", "6", "-parse-as-library", "-o", program.path] + files
    ).output()
    let outcome = try ToolRun(program, [], environment: MutantSwitch.environment(active: 1, seconds: 1)).outcome()
    #expect(outcome.wasSignalled)
    #expect(outcome.status == SIGALRM)
  }
}
