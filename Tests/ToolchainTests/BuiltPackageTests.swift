import Foundation
import Testing
import Toolchain

/// A toolchain whose `swift` says what it was told.
struct BuiltPackageTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "BuiltPackageTests-\(UUID().uuidString)")

  private func makeToolchain(swift: String) throws -> Toolchain {
    let programs = folder.appending(path: "bin")
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "Package.swift"))
    let file = programs.appending(path: "swift")
    try Data("#!/bin/sh\n\(swift)\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return Toolchain(
      programs: programs, libraries: folder.appending(path: "lib"), version: "1", platform: "x86_64-unknown-linux-gnu")
  }

  @Test("Each call of the package manager says which build system it relies on")
  func buildSystem() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let log = folder.appending(path: "log").path
    let target = """
      {"name": "A", "c99name": "A", "type": "library", "module_type": "SwiftTarget", "path": "A", "sources": []}
      """
    let toolchain = try makeToolchain(
      swift: "echo \"$@\" >>\(log); case $1 in package) echo '{\"targets\": [\(target)]}';; esac")
    let package = try BuiltPackage(at: folder, for: "test", toolchain: toolchain)
    let module = try #require(try package.modules().first)
    _ = try package.tests()
    try package.build([module])
    try package.build(module, for: .release)
    try package.buildCounting()
    _ = try package.buildCounting(program: "tool")
    _ = try package.indexStore()
    let calls = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
    #expect(calls.count == 8)
    for call in calls { #expect(call.contains(#/^(build|package) --build-system native /#), "\(call)") }
  }

  @Test("The toolchain is that which the program was built with, and without it that of the search path")
  func builtWith() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let resources = folder.appending(path: "lib/swift").path
    _ = try makeToolchain(
      swift: """
        echo '{"compilerVersion": "Swift version 0", "target": {"unversionedTriple": "arm64-apple-macosx"},
          "paths": {"runtimeResourcePath": "\(resources)"}}'
        """)
    let own = try Toolchain.running(builtWith: folder)
    #expect(own.version == "Swift version 0")
    #expect(own.programs.path == folder.resolvingSymlinksInPath().appending(path: "bin").path)
    let found = try Toolchain.running(builtWith: folder.appending(path: "nowhere"))
    #expect(found.version != own.version)
    #expect(try found.version == Toolchain.running(builtWith: nil).version)
  }

  @Test(
    "Tests are bundles where Apple's platforms are built for",
    arguments: [
      ("arm64-apple-macosx", true), ("x86_64-unknown-linux-gnu", false), ("aarch64-unknown-linux-gnu", false),
    ])
  func bundles(platform: String, expected: Bool) {
    let toolchain = Toolchain(programs: folder, libraries: folder, version: "1", platform: platform)
    #expect(toolchain.bundlesTests == expected)
  }
}
