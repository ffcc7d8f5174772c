import Basics
import Foundation
import Results
import SuiteFixtures
import Testing

@testable import Measuring

struct ResultCacheTests {
  private let folder = TemporaryFolder.holding([:])
  private var kept: ResultCache { ResultCache(folder: URL(filePath: folder.path(of: "results"))) }

  private func keep() throws {
    try kept.keep(WalkResult(steps: 3, seed: 1), of: .walk, key: "k", date: "2026-11-21", seconds: 2)
  }

  @Test func whatWasKeptIsFoundUnderItsKeyAlone() throws {
    #expect(kept.value(of: .walk, key: "k", as: WalkResult.self) == nil)
    try keep()
    let found = kept.value(of: .walk, key: "k", as: WalkResult.self)
    #expect(found?.value == WalkResult(steps: 3, seed: 1))
    #expect(found?.date == "2026-11-21")
    #expect(found?.seconds == 2)
    #expect(kept.value(of: .walk, key: "other", as: WalkResult.self) == nil)
    #expect(kept.latest(of: .walk, as: WalkResult.self)?.key == "k")
    #expect(kept.value(of: .stories, key: "k", as: WalkResult.self) == nil)
  }

  @Test(arguments: ["", "{", "{\"version\": 1}", "[]"])
  func whatIsDamagedIsMeasuredAnew(content: String) throws {
    try keep()
    try Data(content.utf8).write(to: URL(filePath: folder.path(of: "results/walk.json")))
    #expect(kept.value(of: .walk, key: "k", as: WalkResult.self) == nil)
    try keep()
    #expect(kept.value(of: .walk, key: "k", as: WalkResult.self) != nil)
  }

  @Test func anotherVersionIsMeasuredAnew() throws {
    try keep()
    let file = URL(filePath: folder.path(of: "results/walk.json"))
    let text = try String(contentsOf: file, encoding: .utf8)
    let version = "\"version\":\(SuiteResult.currentVersion)"
    try Data(text.replacing(version, with: "\"version\":0").utf8).write(to: file)
    #expect(kept.value(of: .walk, key: "k", as: WalkResult.self) == nil)
  }

  @Test func withoutAFolderNothingIsKept() throws {
    try ResultCache(folder: nil).keep(WalkResult(steps: 3, seed: 1), of: .walk, key: "k", date: "", seconds: 0)
    #expect(ResultCache(folder: nil).value(of: .walk, key: "k", as: WalkResult.self) == nil)
  }
}
