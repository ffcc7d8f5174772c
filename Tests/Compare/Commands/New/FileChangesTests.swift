import Basics
import Foundation
import SuiteFixtures
import Testing

@testable import CompareSuite

struct FileChangesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["one.txt": "1", "two.txt": "2", "Sources/A/a.txt": "a", "Tests/t.txt": "t"])
  }

  private func changes(isInterrupted: @escaping () -> Bool = { false }) -> FileChanges {
    FileChanges(
      folder: URL(filePath: folder.path), added: ["Sources/B/C/b.txt": "b", "Tests/B/b.txt": "b"],
      replaced: ["one.txt": "one", "two.txt": "two"], isInterrupted: isInterrupted)
  }

  private var files: [String: String] {
    get throws {
      try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".txt") }
        .reduce(into: [:]) { $0[$1] = try String(contentsOfFile: folder.path(of: $1), encoding: .utf8) }
    }
  }

  private let before = ["one.txt": "1", "two.txt": "2", "Sources/A/a.txt": "a", "Tests/t.txt": "t"]

  @Test func allIsDone() throws {
    try changes().apply()
    let made = ["one.txt": "one", "two.txt": "two", "Sources/B/C/b.txt": "b", "Tests/B/b.txt": "b"]
    #expect(try files == before.merging(made) { $1 })
  }

  @Test(arguments: 0..<9)
  func anInterruptionAtAnyMomentLeavesNothing(moment: Int) throws {
    var asked = -1
    #expect(throws: ExtensionError.interrupted) {
      try changes {
        asked += 1
        return asked == moment
      }.apply()
    }
    #expect(try files == before)
  }

  @Test("What goes is gone at the end, and stays when anything fails before", arguments: 0..<14)
  func removal(moment: Int) throws {
    var asked = -1
    let changes = FileChanges(
      folder: URL(filePath: folder.path), added: ["Sources/B/b.txt": "b"], replaced: ["one.txt": "one"],
      removed: ["Sources/A", "Tests"]
    ) {
      asked += 1
      return asked == moment
    }
    do {
      try changes.apply()
      #expect(moment > asked)
      #expect(try files == ["one.txt": "one", "two.txt": "2", "Sources/B/b.txt": "b"])
    } catch {
      #expect(error as? ExtensionError == .interrupted)
      #expect(try files == before)
    }
    let all = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    #expect(all.filter { $0.contains("/.") || $0.hasPrefix(".") } == [])
  }

  @Test func whatIsInTheWayStaysAndTheRestIsTakenBack() throws {
    let way = folder.path(of: "Tests/B")
    try FileManager.default.createDirectory(atPath: way, withIntermediateDirectories: true)
    try Data("way".utf8).write(to: URL(filePath: "\(way)/b.txt"))
    #expect(throws: ExtensionError.self) { try changes().apply() }
    #expect(try files == before.merging(["Tests/B/b.txt": "way"]) { $1 })
  }

  @Test func aNewFileMayBeInAFolderThatIsThere() throws {
    let changes = FileChanges(
      folder: URL(filePath: folder.path), added: ["Sources/A/b.txt": "b"], replaced: [:], isInterrupted: { false })
    try changes.apply()
    #expect(try files == before.merging(["Sources/A/b.txt": "b"]) { $1 })
  }

  @Test("Nothing goes by the build folder, which may be on another volume, and nothing is left over")
  func nothingIsLeftOver() throws {
    try Data().write(to: URL(filePath: folder.path(of: ".build")))
    // Before anything is moved, between moves, at the end, and never.
    for moment in [1, 4, 6, 9, 0] {
      var asked = 0
      let changes = changes {
        asked += 1
        return asked == moment
      }
      if moment > 0 { #expect(throws: ExtensionError.interrupted) { try changes.apply() } } else { try changes.apply() }
      let all = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      #expect(all.filter { $0.contains("/.") || $0.hasPrefix(".") } == [".build"])
    }
  }

  @Test("Links are followed and permissions kept, also when all is taken back", arguments: [true, false])
  func linksAndPermissions(isInterrupted: Bool) throws {
    let files = FileManager.default
    try files.moveItem(atPath: folder.path(of: "one.txt"), toPath: folder.path(of: "Sources/one.txt"))
    try files.createSymbolicLink(atPath: folder.path(of: "one.txt"), withDestinationPath: "Sources/one.txt")
    try #require(chmod(folder.path(of: "Sources/one.txt"), 0o600) == 0)
    var asked = 0
    let changes = changes {
      asked += 1
      return isInterrupted && asked == 9
    }
    if isInterrupted {
      #expect(throws: ExtensionError.interrupted) { try changes.apply() }
    } else {
      try changes.apply()
    }
    #expect(try self.files["Sources/one.txt"] == (isInterrupted ? "1" : "one"))
    #expect(try files.destinationOfSymbolicLink(atPath: folder.path(of: "one.txt")) == "Sources/one.txt")
    let attributes = try files.attributesOfItem(atPath: folder.path(of: "Sources/one.txt"))
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }

  @Test func aFileThatIsMissingIsNotMade() throws {
    try FileManager.default.removeItem(atPath: folder.path(of: "two.txt"))
    #expect(throws: ExtensionError.self) { try changes().apply() }
    #expect(try files == before.filter { $0.key != "two.txt" })
  }
}
