import Foundation
import Testing

@testable import CompareSuite

struct PartKeysTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "compare": "program", "one.feature": "Feature: One", "Package.swift": "// package",
      "Sources/A/a.swift": "let a = 1",
      "Tests/ATests/t.swift": "let t = 1", "README.md": "text",
    ])
  }

  private func keys(toolchain: String = "Swift 6", machine: String = "Abacus") -> PartKeys {
    PartKeys(
      program: URL(filePath: folder.path(of: "compare")), stories: [folder.path(of: "one.feature")],
      packages: [URL(filePath: folder.path)], toolchain: toolchain, machine: machine)
  }

  private static let all: [PartKeys.Ingredient] = [
    .program, .stories, .packages, .toolchain, .machine, .options("seed 1"),
  ]

  @Test func theSameThingsHaveTheSameKey() {
    let key = keys().key(Self.all)
    #expect(key != nil)
    #expect(key == keys().key(Self.all))
  }

  @Test(arguments: ["compare", "one.feature", "Package.swift", "Sources/A/a.swift", "Tests/ATests/t.swift"])
  func whatAPartDependsOnChangesItsKey(file: String) throws {
    let before = keys().key(Self.all)
    try Data("let changed = 2".utf8).write(to: URL(filePath: folder.path(of: file)))
    #expect(keys().key(Self.all) != before)
  }

  @Test func aFileMoreOrUnderAnotherNameChangesTheKey() throws {
    let before = keys().key([.packages])
    let sources = URL(filePath: folder.path(of: "Sources/A"))
    try FileManager.default.moveItem(at: sources.appending(path: "a.swift"), to: sources.appending(path: "b.swift"))
    let renamed = keys().key([.packages])
    try Data().write(to: sources.appending(path: "c.swift"))
    #expect(Set([before, renamed, keys().key([.packages])]).count == 3)
  }

  @Test func whatAPartDoesNotDependOnLeavesItsKey() throws {
    let before = keys().key(Self.all)
    try Data("other".utf8).write(to: URL(filePath: folder.path(of: "README.md")))
    #expect(keys().key(Self.all) == before)
    #expect(keys().key([.program]) == keys(toolchain: "Swift 7").key([.program]))
    #expect(keys().key(Self.all) != keys(toolchain: "Swift 7").key(Self.all))
    #expect(keys().key(Self.all) != keys(machine: "Other").key(Self.all))
    #expect(keys().key([.options("seed 1")]) != keys().key([.options("seed 2")]))
  }

  @Test func withoutAProgramNothingIsKnownToBeUnchanged() {
    let keys = PartKeys(program: nil, stories: [], packages: [], toolchain: "", machine: "")
    #expect(keys.key([.program]) == nil)
    #expect(keys.key([.toolchain]) != nil)
  }
}
