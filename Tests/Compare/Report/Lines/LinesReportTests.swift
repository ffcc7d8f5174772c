import Metrics
import Testing

@testable import Report
@testable import Results

struct LinesReportTests {
  private func file(
    _ path: String, code: Int, units: [CodeUnit] = [], architecture: String? = nil, role: String? = nil,
    problem: String? = nil
  ) -> LinesResult.File {
    let facts = SourceFacts(
      code: code, units: units, problem: problem)
    return LinesResult.File(
      SourceFile(path: path, facts: facts), path: path, architecture: architecture, role: role)
  }

  private let hard = CodeUnit(name: "A.f()", line: 3, cyclomatic: 4, cognitive: 3)
  private let easy = CodeUnit(name: "A.g()", line: 9)

  @Test("Files are listed with their sum, the most complex units, and files that aren't Swift")
  func files() {
    let report = LinesReport(
      LinesResult(files: [
        file("a.swift", code: 10, units: [easy, hard]), file("b.swift", code: 4, problem: "2:1: expected something"),
      ]))
    #expect(
      Array(report.lines.prefix(12)) == [
        "         code  units  most cyclomatic  most cognitive",
        "───────  ────  ─────  ───────────────  ──────────────",
        "a.swift    10      2                4               3",
        "b.swift     4      0                –               –",
        "2 files    14      2                4               3",
        "",
        "Hardest to read:",
        "  A.f()  cognitive 3, cyclomatic 4  (a.swift:3)",
        "  A.g()  cognitive 0, cyclomatic 1  (a.swift:9)",
        "",
        "Not valid Swift, counted as far as it can be parsed:",
        "  b.swift:2:1: expected something",
      ])
  }

  @Test("A file's lines go to the roles of its types, and protocols count wherever they are")
  func shares() {
    func file(_ role: String?, _ declarations: [CodeDeclaration], onlyProtocols: Bool = false) -> LinesResult.File {
      let facts = SourceFacts(
        code: 20, declarations: declarations, holdsProtocolsOnly: onlyProtocols)
      return LinesResult.File(SourceFile(path: "x.swift", facts: facts), path: "x.swift", architecture: "A", role: role)
      {
        $0.hasSuffix("View") ? "View" : $0.hasSuffix("Model") ? "Model" : nil
      }
    }
    let mixed = file(
      "View",
      [
        .init(name: "AView", code: 6), .init(name: "Part", code: 3), .init(name: "AModel", code: 5),
        .init(name: "AModel", isProtocol: true, code: 2),
      ])
    #expect(
      mixed.shares == [
        .init(role: "View", purpose: .app, code: 13), .init(role: "Model", purpose: .app, code: 5),
        .init(role: "Model", purpose: .protocols, code: 2),
      ])
    let one = file(nil, [.init(name: "AModel", code: 6), .init(name: "BModel", code: 3)])
    #expect(one.role == "Model" && one.shares == nil)
    let scene = file(nil, [.init(name: "AModel", code: 6), .init(name: "BView", code: 3)])
    #expect(scene.role == nil && scene.allShares.map(\.code) == [6, 3, 11])
    let contract = file(nil, [.init(name: "P", isProtocol: true, code: 18)], onlyProtocols: true)
    #expect(contract.allShares == [.init(role: nil, purpose: .protocols, code: 20)])
    let report = LinesReport(LinesResult(files: [mixed, contract])).lines
    #expect(report.contains { $0.hasPrefix("  of them protocols alone ") && $0.hasSuffix(" 22") })
    #expect(report.contains { $0.hasPrefix("code lines: Model ") && $0.hasSuffix(" 7") })
  }

  @Test("Architectures are shown side by side, with the code of each role")
  func architectures() {
    let report = LinesReport(
      LinesResult(files: [
        file("A/x.swift", code: 10, units: [hard, easy], architecture: "A", role: "View"),
        file("A/y.swift", code: 6, architecture: "A"), file("B/x.swift", code: 3, architecture: "B"),
      ]))
    #expect(report.lines[0] == "                                A  B")
    #expect(report.lines.contains("code lines                     16  3"))
    #expect(report.lines.contains("cyclomatic, 90th percentile  3.70  –"))
    #expect(report.lines.contains { $0.hasPrefix("code lines: View ") && $0.hasSuffix("10  –") })
    #expect(report.lines.contains { $0.hasPrefix("code lines: no role ") && $0.hasSuffix("6  3") })
  }
}
