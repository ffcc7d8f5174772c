import Basics
import Foundation
import SuiteFixtures
import Testing
import Toolchain

@testable import Measuring

struct MutatedPackageTests {
  private let folder: TemporaryFolder
  private let package: MutatedPackage

  init() throws {
    folder = try TemporaryFolder(["Package.swift": "// a", "a.swift": "a", "b.swift": "b", ".hidden": "h"])
    package = try MutatedPackage(of: URL(filePath: folder.path), toolchain: Toolchain.running())
  }

  private func text(_ name: String) -> String? {
    try? String(contentsOf: package.files.copy.appending(path: name), encoding: .utf8)
  }

  @Test func theCopyIsThePackageButForWhatIsReplaced() throws {
    try package.files.synchronise(replacing: ["a.swift": "mutated", "new/c.swift": "c"])
    #expect(text("a.swift") == "mutated")
    #expect(text("b.swift") == "b")
    #expect(text("new/c.swift") == "c")
    #expect(text(".hidden") == nil)
    #expect(try String(contentsOfFile: folder.path(of: "a.swift"), encoding: .utf8) == "a")
  }

  @Test func whatIsGoneGoesAndWhatIsTheSameStaysUntouched() throws {
    try package.files.synchronise(replacing: ["a.swift": "mutated"])
    let before = try FileManager.default.attributesOfItem(atPath: package.files.copy.appending(path: "b.swift").path)
    try FileManager.default.removeItem(atPath: folder.path(of: "a.swift"))
    try package.files.synchronise(replacing: [:])
    let after = try FileManager.default.attributesOfItem(atPath: package.files.copy.appending(path: "b.swift").path)
    #expect(text("a.swift") == nil)
    #expect(before[.systemFileNumber] as? NSNumber == after[.systemFileNumber] as? NSNumber)
  }

  @Test func whereTestsAreBundlesOnlyStoriesCanJudgeWhichIsSaidBeforeAnythingIsBuilt() throws {
    let apple = Toolchain(
      programs: try Toolchain.running().programs, libraries: URL(filePath: folder.path), version: "1",
      platform: "arm64-apple-macosx")
    let package = try MutatedPackage(of: URL(filePath: folder.path), toolchain: apple)
    func suite(_ judges: [MutantJudge]) -> MutationSuite {
      MutationSuite(package: package, profiles: [], judges: judges, limit: nil, seed: 1, bench: Bench([]))
    }
    #expect(throws: MutationError.testsNotExecutable(folder: package.files.copy.path)) {
      try suite([.stories, .tests]).result()
    }
    #expect(!FileManager.default.fileExists(atPath: package.files.copy.path))
  }

  @Test func theBuildSaysWhichBuildSystemItReliesOnAndTakesTheTestsThatJudge() throws {
    let tools = try TemporaryFolder(["swift": "#!/bin/sh\necho \"$@ of $SAMEAPP_TESTS\" >>\"$0.log\"\n"])
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tools.path(of: "swift"))
    let toolchain = Toolchain(
      programs: URL(filePath: tools.path), libraries: URL(filePath: tools.path), version: "1", platform: "linux")
    let package = try MutatedPackage(of: URL(filePath: folder.path), toolchain: toolchain)
    _ = try package.build(withTests: ["ATests", "BTests"])
    _ = try package.programs()
    let calls = try String(contentsOfFile: tools.path(of: "swift.log"), encoding: .utf8).split(separator: "\n")
    #expect(calls.count == 2)
    for call in calls { #expect(call.hasPrefix("build --build-system native ")) }
    #expect(calls[0].hasSuffix(" --build-tests of ATests,BTests"))
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

  @Test func aFolderWithoutAPackageIsRefused() throws {
    let empty = try TemporaryFolder()
    #expect(throws: ToolchainError.noPackage(folder: empty.path)) {
      try MutatedPackage(of: URL(filePath: empty.path), toolchain: Toolchain.running())
    }
  }
}
