import Basics
import Foundation
import SuiteFixtures
import Testing

@testable import Measuring

struct PackageFilesTests {
  @Test func hiddenFilesAndLeftoversAreNoFiles() throws {
    let folder = try TemporaryFolder([
      "a.swift": "", ".b.swift": "", ".build/c.swift": "", "d/e.swift": "", "d/e.swift~": "", "d/.e.swift.swp": "",
      "d/e.o": "", "DerivedData/f.swift": "",
    ])
    #expect(try PackageFiles.paths(in: URL(filePath: folder.path)) == ["a.swift", "d/e.swift"])
  }

  @Test func linksAreFollowedUnlessTheyLeadNowhereOrBack() throws {
    let outside = try TemporaryFolder(["x.swift": "", "more/y.swift": ""])
    let folder = try TemporaryFolder(["a.swift": "", "d/b.swift": ""])
    for (name, target) in [
      ("file.swift", outside.path(of: "x.swift")), ("folder", outside.path(of: "more")),
      ("gone.swift", "/nowhere/x.swift"), ("d/loop", folder.path(of: "d")),
    ] {
      try FileManager.default.createSymbolicLink(atPath: folder.path(of: name), withDestinationPath: target)
    }
    #expect(
      try PackageFiles.paths(in: URL(filePath: folder.path)) == [
        "a.swift", "d/b.swift", "file.swift", "folder/y.swift",
      ])
  }

  @Test func codeOfATargetMayLieAnywhere() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "Core/a.swift": "", "Core/words.txt": "", "docs/b.md": "", "main.swift": "", "x.txt": "",
    ])
    let uses = try PackageFiles.uses(in: URL(filePath: folder.path))
    #expect(uses.map(\.path) == ["Core/a.swift", "Core/words.txt", "Package.swift", "main.swift", "x.txt"])
    #expect(uses.map(\.use) == [.code, .resource, .manifest, .code, .resource])
  }
}
