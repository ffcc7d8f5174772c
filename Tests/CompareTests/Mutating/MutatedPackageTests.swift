import Foundation
import Testing
import Toolchain

@testable import CompareSuite

struct MutatedPackageTests {
  private let folder: TemporaryFolder
  private let package: MutatedPackage

  init() throws {
    folder = try TemporaryFolder(["Package.swift": "// a", "a.swift": "a", "b.swift": "b", ".hidden": "h"])
    package = try MutatedPackage(of: URL(filePath: folder.path), toolchain: Toolchain.running())
  }

  private func text(_ name: String) -> String? {
    try? String(contentsOf: package.copy.appending(path: name), encoding: .utf8)
  }

  @Test func theCopyIsThePackageButForWhatIsReplaced() throws {
    try package.synchronise(replacing: ["a.swift": "mutated", "new/c.swift": "c"])
    #expect(text("a.swift") == "mutated")
    #expect(text("b.swift") == "b")
    #expect(text("new/c.swift") == "c")
    #expect(text(".hidden") == nil)
    #expect(try String(contentsOfFile: folder.path(of: "a.swift"), encoding: .utf8) == "a")
  }

  @Test func whatIsGoneGoesAndWhatIsTheSameStaysUntouched() throws {
    try package.synchronise(replacing: ["a.swift": "mutated"])
    let before = try FileManager.default.attributesOfItem(atPath: package.copy.appending(path: "b.swift").path)
    try FileManager.default.removeItem(atPath: folder.path(of: "a.swift"))
    try package.synchronise(replacing: [:])
    let after = try FileManager.default.attributesOfItem(atPath: package.copy.appending(path: "b.swift").path)
    #expect(text("a.swift") == nil)
    #expect(before[.systemFileNumber] as? NSNumber == after[.systemFileNumber] as? NSNumber)
  }

  @Test func aFolderWithoutAPackageIsRefused() throws {
    let empty = try TemporaryFolder()
    #expect(throws: ToolchainError.noPackage(folder: empty.path)) {
      try MutatedPackage(of: URL(filePath: empty.path), toolchain: Toolchain.running())
    }
  }
}
