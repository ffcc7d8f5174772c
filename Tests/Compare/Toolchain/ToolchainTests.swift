import Foundation
import Testing
import Toolchain

@Suite(.tags(.compiling), .timeLimit(.minutes(10)))
struct ToolchainTests {
  @Test("The running toolchain is found, with its programs and its index library")
  func found() throws {
    let toolchain = try Toolchain.running()
    #expect(toolchain.version.contains("Swift version"))
    #expect(FileManager.default.isExecutableFile(atPath: try toolchain.program("swiftc").path))
    #expect(FileManager.default.fileExists(atPath: try toolchain.indexLibrary.path))
  }

  @Test("A program it lacks is an error that says what to do")
  func missingProgram() throws {
    let toolchain = try Toolchain.running()
    let error = #expect(throws: ToolchainError.self) { try toolchain.program("no-such-program") }
    #expect(error.map { "\($0)" }?.hasPrefix("The toolchain has no no-such-program in ") == true)
    #expect(error.map { "\($0)" }?.contains("Install a toolchain from swift.org") == true)
  }

  @Test("A folder without a package is an error that names it")
  func noPackage() throws {
    let folder = FileManager.default.temporaryDirectory
    #expect(throws: ToolchainError.noPackage(folder: folder.path)) {
      try BuiltPackage(at: folder, for: "test", toolchain: .running())
    }
  }

  @Test("The package above a file is the nearest one")
  func packageAbove() throws {
    let folder = try #require(BuiltPackage.folder(above: URL(filePath: #filePath)))
    #expect(FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path))
    #expect(BuiltPackage.folder(above: URL(filePath: "/")) == nil)
    // The URL of a file in a current folder that was deleted.
    let lost = try #require(URL(string: "Sources/A.swift"))
    #expect(BuiltPackage.folder(above: lost) == nil)
  }

  @Test("The modules of a package are its Swift targets without the tests")
  func modules() throws {
    let folder = try #require(BuiltPackage.folder(above: URL(filePath: #filePath)))
    let modules = try BuiltPackage(at: folder, for: "test", toolchain: .running()).modules()
    #expect(modules.contains { $0.name == "Toolchain" && $0.files.contains { $0.hasSuffix("/ToolRun.swift") } })
    #expect(!modules.contains { $0.name == "CToolchain" || $0.name.hasSuffix("Tests") })
  }
}
