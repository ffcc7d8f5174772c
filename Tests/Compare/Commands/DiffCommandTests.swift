import Basics
import Foundation
import Results
import SuiteFixtures
import Testing

@testable import CompareSuite

struct DiffCommandTests {
  private let folder = TemporaryFolder.holding([
    "old.json": CompareRun.lines,
    "new.json": CompareRun.lines.replacing("\"code\" : 1", with: "\"code\" : 11"),
  ])
  private var old: String { folder.path(of: "old.json") }
  private var new: String { folder.path(of: "new.json") }

  @Test func whatHasChangedIsPrinted() {
    let run = CompareRun("diff", old, new)
    #expect(run.output.hasPrefix("lines.code: code lines\n  A: 1 → 11 (+10)\n"))
    #expect(run.exitCode == .success)
    #expect(CompareRun("diff", old, old).output.hasPrefix("Nothing changed.\n"))
  }

  @Test func aBrokenRuleEndsWithOne() {
    let run = CompareRun("diff", old, new, "--fail-on", "lines.code>+9", "--fail-on=coverage.regions<90")
    #expect(run.output.hasPrefix("✗ lines.code>+9: broken\n    A: 1 → 11 (+10)\n? coverage.regions<90: unjudged\n"))
    #expect(run.exitCode == .failed)
  }

  @Test func aRuleThatCannotBeJudgedDoesNotPass() {
    #expect(CompareRun("diff", old, new, "--fail-on=coverage.regions<90").exitCode == .unusableInput)
    #expect(CompareRun("diff", old, new, "--fail-on=lines.code>11").exitCode == .success)
  }

  @Test func aRuleThatCannotBeReadIsNamed() {
    CompareRun("diff", old, new, "--fail-on=lines.kode>1")
      .expectRefusal("--fail-on “lines.kode>1”: “lines.kode” isn't a measure. Did you mean “lines.code”?")
  }

  @Test func jsonAndMarkdownSayTheSame() throws {
    let json = CompareRun("diff", old, new, "--fail-on=lines.code>+9", "--format=json")
    let result = try JSONDecoder().decode(DiffResult.self, from: Data(json.output.utf8))
    #expect(result.rules.map(\.outcome) == [.broken])
    #expect(result.changes.first?.new == 11)
    #expect(json.exitCode == .failed)
    let markdown = CompareRun("diff", old, new, "--fail-on=lines.code>+9", "--format=markdown")
    #expect(markdown.output.contains("\n- ✗ `lines.code>+9` broken\n"))
    #expect(markdown.exitCode == .failed)
  }

  @Test func twoFilesAreWanted() {
    for run in [CompareRun("diff"), CompareRun("diff", old), CompareRun("diff", old, new, new)] {
      run.expectRefusal("“compare diff” takes two files: compare diff OLD.json NEW.json.")
    }
  }

  @Test func aFileThatIsNoResultIsNamed() {
    CompareRun("diff", old, "/nowhere/new.json").expectRefusal("/nowhere/new.json can't be read: ")
  }
}
