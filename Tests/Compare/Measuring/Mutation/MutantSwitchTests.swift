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
  @Test func itKeepsNoCollectionWhichStoriesWouldTakeForSomethingLeftBehind() {
    #expect(!MutantSwitch.source.contains(/: (Set<|\[)/))
  }

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

/// Compiles a program with all its mutants once, which takes several seconds, and runs it with each.
@Suite(
  .timeLimit(.minutes(20)),
  .enabled(if: SyntaxReader.isAvailable, "needs the toolchain's SwiftSyntax"))
struct SwitchedProgramTests {
  private static let program = #"""
    final class Counter {
      private(set) var count = 2
      @discardableResult func add(_ number: Int) -> Int { count += number; return count }
      func reset() throws { count = 0 }
    }

    func show(_ items: String...) { print(items.joined(separator: " ")) }
    func later(_ body: () -> Void) { body() }
    func name(_ number: Int) -> String? { number > 2 ? "many" : nil }
    func isBig(_ counter: Counter) -> Bool { counter.count >= 3 && counter.count != 7 }
    func sign(_ number: Int) -> String {
      switch number {
      case 0: "none"
      case let other where other < 0: "less"
      default: "more"
      }
    }

    func run(_ counter: Counter) throws {
      guard counter.count == 2 else { return show("guarded") }
      later { [weak counter] in counter?.add(3) }
      show(name(counter.count) ?? "few", "\(isBig(counter))", sign(counter.count - 5))
      if let name = name(1) { show(name) } else { try counter.reset() }
      show("\(counter.count)")
    }

    @main struct Main {
      static func main() throws { try run(Counter()) }
    }
    """#

  private let folder: TemporaryFolder
  private let source: MutableSource
  private let executable: URL
  private let diagnostics: String

  init() throws {
    source = try SyntaxReader.mutants(in: Self.program)
    let numbers = Dictionary(uniqueKeysWithValues: source.mutants.indices.map { ($0, $0 + 1) })
    let switched = SwitchedSource(source, numbers: numbers, call: MutantSwitch.call)
    folder = try TemporaryFolder(["Program.swift": switched.text, MutantSwitch.fileName: MutantSwitch.source])
    executable = URL(filePath: folder.path(of: "program"))
    let compiler = try Toolchain.running().program("swiftc")
    let files = ["Program.swift", MutantSwitch.fileName].map(folder.path(of:))
    let outcome = try ToolRun(compiler, ["-swift-version", "6", "-parse-as-library", "-o", executable.path] + files)
      .outcome()
    diagnostics = String(decoding: outcome.output + outcome.diagnostics, as: UTF8.self)
  }

  private func run(_ environment: [String: String]) throws -> (output: String, outcome: ToolRun.Outcome) {
    let outcome = try ToolRun(executable, [], environment: environment).outcome()
    return (String(decoding: outcome.output, as: UTF8.self), outcome)
  }

  @Test func eachMutantDoesWhatItSaysAndNoneNothing() throws {
    #expect(!diagnostics.contains("error:"))
    let unchanged = "many true none\n0\n"
    let reached = folder.path(of: "reached.txt")
    #expect(try run(MutantSwitch.environment(recordingTo: reached)).output == unchanged)
    let numbers = Set(
      try String(contentsOfFile: reached, encoding: .utf8).split(separator: "\n").compactMap { Int($0) })

    var outputs: [String: String] = [:]
    for (index, mutant) in source.mutants.enumerated() {
      let change = source.change(by: mutant)
      let (output, outcome) = try run(MutantSwitch.environment(active: index + 1, seconds: 60))
      if !numbers.contains(index + 1) { #expect(output == unchanged, "\(change.after)") }
      outputs["\(mutant.mutationOperator.rawValue): \(change.after)"] = outcome.wasSignalled ? "crash" : output
    }
    #expect(outputs["guard: "] == unchanged)
    #expect(outputs[#"condition: guard counter.count != 2 else { return show("guarded") }"#] == "guarded\n")
    #expect(outputs["constant: private(set) var count = 3"] == "guarded\n")
    #expect(outputs["call: later { [weak counter] in }"] == "few false less\n0\n")
    #expect(outputs[#"constant: later { [weak counter] in counter?.add(4) }"#] == "many true more\n0\n")
    #expect(outputs[#"returned: func name(_ number: Int) -> String? { nil }"#] == "few true none\n0\n")
    #expect(
      outputs["boolean: func isBig(_ counter: Counter) -> Bool { counter.count >= 3 || counter.count != 7 }"]
        == unchanged)
    #expect(outputs[#"constant: case 0: """#] == "many true \n0\n")
    #expect(outputs["call: if let name = name(1) { show(name) } else { }"] == "many true none\n5\n")
    #expect(outputs["assignment: func reset() throws { }"] == "many true none\n5\n")
    #expect(outputs[#"call: if let name = name(1) { } else { try counter.reset() }"#] == unchanged)
  }
}
