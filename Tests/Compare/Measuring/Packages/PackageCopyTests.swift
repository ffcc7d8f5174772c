import Basics
import Foundation
import SuiteFixtures
import Testing
import Toolchain

@testable import Measuring

struct PackageCopyTests {
  private let folder: TemporaryFolder
  private let files: PackageCopy

  init() throws {
    folder = try TemporaryFolder(["Package.swift": "// a", "a.swift": "a", "b.swift": "b", ".hidden": "h"])
    files = try PackageCopy(of: URL(filePath: folder.path), for: "mutants")
  }

  private func text(_ name: String) -> String? {
    try? String(contentsOf: files.copy.appending(path: name), encoding: .utf8)
  }

  @Test func theCopyIsThePackageButForWhatIsReplaced() throws {
    try files.synchronise(replacing: ["a.swift": "mutated", "new/c.swift": "c"])
    #expect(text("a.swift") == "mutated")
    #expect(text("b.swift") == "b")
    #expect(text("new/c.swift") == "c")
    #expect(text(".hidden") == nil)
    #expect(try String(contentsOfFile: folder.path(of: "a.swift"), encoding: .utf8) == "a")
  }

  @Test func whatIsGoneGoesAndWhatIsTheSameStaysUntouched() throws {
    try files.synchronise(replacing: ["a.swift": "mutated"])
    let before = try FileManager.default.attributesOfItem(atPath: files.copy.appending(path: "b.swift").path)
    try FileManager.default.removeItem(atPath: folder.path(of: "a.swift"))
    try files.synchronise(replacing: [:])
    let after = try FileManager.default.attributesOfItem(atPath: files.copy.appending(path: "b.swift").path)
    #expect(text("a.swift") == nil)
    #expect(before[.systemFileNumber] as? NSNumber == after[.systemFileNumber] as? NSNumber)
  }

  @Test func aBuildFolderMayBeALinkAndSourcesMayBeLinks() throws {
    let volume = try TemporaryFolder(["s.swift": "s"])
    let folder = try TemporaryFolder(["Package.swift": "// a"])
    for (link, target) in [(".build", volume.path), ("s.swift", volume.path(of: "s.swift"))] {
      try FileManager.default.createSymbolicLink(atPath: folder.path(of: link), withDestinationPath: target)
    }
    let copy = try PackageCopy(of: URL(filePath: folder.path), for: "mutants")
    try copy.synchronise(replacing: [:])
    #expect(copy.copy.path == URL(filePath: volume.path(of: "compare/mutants")).withoutLinks.path)
    #expect(try String(contentsOfFile: volume.path(of: "compare/mutants/s.swift"), encoding: .utf8) == "s")
  }
}
