import Basics
import Foundation
import SuiteFixtures
import Testing
import Toolchain

@testable import CompareSuite

@Suite(.tags(.program), .timeLimit(.minutes(20)))
nonisolated struct ScratchLockProcessTests {
  /// A `compare` that waits for the lock that this process holds.
  private struct Waiting {
    let process = Process()
    let diagnostics = Pipe()
    let firstLine: String

    init(for package: URL) throws {
      let executable: URL = try #require(CompareProcess.executable, "build the product compare first: swift build")
      process.executableURL = executable
      process.arguments = ["coupling", "--package", package.path]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = diagnostics
      try process.run()
      // An endless process must not keep the tests from ending.
      DispatchQueue.global().asyncAfter(deadline: .now() + 120) { [process] in
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      }
      var read = Data()
      while !read.contains(UInt8(ascii: "\n")) {
        let data = diagnostics.fileHandleForReading.availableData
        if data.isEmpty { break }
        read += data
      }
      firstLine = String(decoding: read, as: UTF8.self)
    }

    func end() -> (diagnostics: String, exitCode: Int32) {
      let rest = diagnostics.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (String(decoding: rest, as: UTF8.self), process.terminationStatus)
    }
  }

  private let folder: TemporaryFolder
  private let package: URL

  init() throws {
    folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Empty")
      """
    ])
    package = try #require(BuiltPackage.folder(above: URL(filePath: folder.path(of: "x"))))
  }

  @Test func theSecondSaysForWhomItWaitsAndGoesOnOnceThatHasEnded() throws {
    var lock: ScratchLock? = try .hold(BuiltPackage.scratch(of: package))
    let second = try Waiting(for: package)
    #expect(second.firstLine.hasPrefix("compare: Waiting for “"))
    #expect(
      second.firstLine.hasSuffix("” (process \(getpid())), which uses \(BuiltPackage.scratch(of: package).path).\n"))
    withExtendedLifetime(lock) {}
    lock = nil
    let (diagnostics, exitCode) = second.end()
    #expect(diagnostics == "compare: \(ToolchainError.noModules(folder: package.path))\n")
    #expect(exitCode == 2)
  }

  @Test func whoWaitsCanBeInterrupted() throws {
    let lock = try ScratchLock.hold(BuiltPackage.scratch(of: package))
    let second = try Waiting(for: package)
    second.process.interrupt()
    #expect(second.end().exitCode == 130)
    withExtendedLifetime(lock) {}
  }
}
