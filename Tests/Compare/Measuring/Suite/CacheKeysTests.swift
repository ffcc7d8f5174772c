import Basics
import Foundation
import Results
import SuiteFixtures
import Testing

@testable import Measuring

struct CacheKeysTests {
  private let folder = TemporaryFolder.holding([
    "program/compare": "program", "program/guide.json": "{}", "program/one.feature": "Feature: One",
    "package/Package.swift": "// package", "package/Package.resolved": "{}",
    "package/Package@swift-6.1.swift": "// package", "package/Sources/A/a.swift": "let a = 1",
    "package/Sources/C/include/c.h": "int c;", "package/Sources/A/Resources/words.txt": "words",
    "package/Tests/ATests/t.swift": "let t = 1", "package/README.md": "text", "package/docs/a.md": "text",
    "package/ChangeRequests/01-it/A.patch": "",
    "package/Inner/Package.swift": "// another", "package/Inner/Sources/I/i.swift": "let i = 1",
  ])

  enum Change: CaseIterable {
    case program, guide, stories, code, header, resource, test, request, manifest, versionedManifest, pins, toolchain,
      machine,
      options
    case readme, document, otherPackage, hiddenFile

    var file: String? {
      switch self {
      case .program: "program/compare"
      case .guide: "program/guide.json"
      case .stories: "program/one.feature"
      case .code: "package/Sources/A/a.swift"
      case .header: "package/Sources/C/include/c.h"
      case .resource: "package/Sources/A/Resources/words.txt"
      case .test: "package/Tests/ATests/t.swift"
      case .request: "package/ChangeRequests/01-it/A.patch"
      case .manifest: "package/Package.swift"
      case .versionedManifest: "package/Package@swift-6.1.swift"
      case .pins: "package/Package.resolved"
      case .readme: "package/README.md"
      case .document: "package/docs/a.md"
      case .otherPackage: "package/Inner/Sources/I/i.swift"
      case .hiddenFile: "package/Sources/A/.hidden.swift"
      case .toolchain, .machine, .options: nil
      }
    }

    /// The parts that read the file; `KeyInput` has the reasons.
    var readers: Set<SuitePart> {
      let compiled: Set<SuitePart> = [.coupling, .rules, .coverage, .spread, .traces, .build]
      return switch self {
      case .program: Set(SuitePart.allCases)
      case .guide: [.stories, .walk, .growth, .counts, .runtime, .coverage, .spread, .traces]
      case .stories: [.stories, .counts, .runtime, .coverage, .spread, .traces]
      case .code, .header: compiled.union([.lines, .change])
      case .resource: [.coverage, .spread, .traces, .change]
      case .test: [.lines, .coverage, .change]
      case .request: [.change]
      case .manifest, .versionedManifest, .pins: compiled.union([.change])
      case .toolchain: compiled
      case .machine: [.growth, .counts, .runtime, .build]
      case .options: [.walk, .runtime, .build]
      case .readme, .document, .otherPackage, .hiddenFile: []
      }
    }
  }

  private func keys(_ toolchain: String = "Swift 6", machine: String = "Abacus", options: String = "") -> [SuitePart:
    String]
  {
    let keys = CacheKeys(
      program: URL(filePath: folder.path(of: "program/compare")),
      guide: URL(filePath: folder.path(of: "program/guide.json")), stories: [folder.path(of: "program/one.feature")],
      packages: [URL(filePath: folder.path(of: "package"))], toolchain: toolchain, machine: machine)
    let states = keys.states(of: Set(KeyInput.allCases))
    return SuitePart.allCases.reduce(into: [:]) { $0[$1] = CacheKeys.key(of: $1, options: options, in: states) }
  }

  @Test(arguments: Change.allCases)
  func aChangeChangesTheKeysOfThosePartsThatReadItAndNoOthers(change: Change) throws {
    let before = keys()
    #expect(before.count == SuitePart.allCases.count)
    #expect(keys() == before)
    if let file = change.file { try Data("// changed".utf8).write(to: URL(filePath: folder.path(of: file))) }
    let after = keys(
      change == .toolchain ? "Swift 7" : "Swift 6", machine: change == .machine ? "Other" : "Abacus",
      options: change == .options ? "seed 2" : "")
    #expect(Set(SuitePart.allCases.filter { before[$0] != after[$0] }) == change.readers)
  }

  @Test func aFileMoreOrUnderAnotherNameChangesTheKey() throws {
    let before = keys()[.lines]
    let sources = URL(filePath: folder.path(of: "package/Sources/A"))
    try FileManager.default.moveItem(at: sources.appending(path: "a.swift"), to: sources.appending(path: "b.swift"))
    let renamed = keys()[.lines]
    try Data().write(to: sources.appending(path: "c.swift"))
    #expect(Set([before, renamed, keys()[.lines]]).count == 3)
  }

  @Test func whatAFileThatIsALinkLeadsToChangesTheKey() throws {
    let outside = URL(filePath: folder.path(of: "outside.swift"))
    try Data("let o = 1".utf8).write(to: outside)
    try FileManager.default.createSymbolicLink(
      at: URL(filePath: folder.path(of: "package/Sources/A/o.swift")), withDestinationURL: outside)
    let before = keys()[.lines]
    try Data("let o = 2".utf8).write(to: outside)
    #expect(keys()[.lines] != before)
  }

  @Test func whatCannotBeReadHasNoKey() {
    let keys = CacheKeys(
      program: nil, guide: URL(filePath: "/nowhere"), stories: ["/nowhere"], packages: [URL(filePath: "/nowhere")],
      toolchain: "", machine: "")
    let states = keys.states(of: Set(KeyInput.allCases))
    #expect(Set(states.keys) == [.toolchain, .machine])
    for part in SuitePart.allCases { #expect(CacheKeys.key(of: part, options: "", in: states) == nil) }
  }
}
