import Foundation
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

  @Test func whatIsInTheWayStaysAndTheRestIsTakenBack() throws {
    try FileManager.default.createDirectory(atPath: folder.path(of: "Tests/B"), withIntermediateDirectories: true)
    #expect(throws: ExtensionError.self) { try changes().apply() }
    #expect(try files == before)
  }

  @Test func aFileThatIsMissingIsNotMade() throws {
    try FileManager.default.removeItem(atPath: folder.path(of: "two.txt"))
    #expect(throws: ExtensionError.self) { try changes().apply() }
    #expect(try files == before.filter { $0.key != "two.txt" })
  }
}
