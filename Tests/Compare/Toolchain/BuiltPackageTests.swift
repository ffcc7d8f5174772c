import Basics
import Foundation
import Testing

@testable import Toolchain

/// Tests with a toolchain whose `swift` prints its arguments.
@Suite(.timeLimit(.minutes(10)))
struct BuiltPackageTests {
  private let home: TemporaryFolder
  private var folder: URL { home.url }

  init() throws { home = try TemporaryFolder(["Package.swift": ""]) }

  private func makeToolchain(swift: String) throws -> Toolchain {
    try home.writeProgram(swift, to: "bin/swift")
    return toolchain(for: "x86_64-unknown-linux-gnu")
  }

  private func toolchain(for platform: String) -> Toolchain {
    Toolchain(
      programs: folder.appending(path: "bin"), libraries: folder.appending(path: "lib"), version: "1",
      platform: platform)
  }

  @Test("Each call of the package manager says which build system it relies on")
  func buildSystem() throws {
    let log = folder.appending(path: "log").path
    let target = """
      {"name": "A", "c99name": "A", "type": "library", "module_type": "SwiftTarget", "path": "A", "sources": []}
      """
    let toolchain = try makeToolchain(
      swift: "echo \"$@\" >>\(log); case $1 in package) echo '{\"name\": \"P\", \"targets\": [\(target)]}';; esac")
    let package = try BuiltPackage(at: folder, for: "test", toolchain: toolchain)
    let module = try #require(try package.modules().first)
    _ = try package.tests()
    try package.build([module])
    try package.build(module, for: .release)
    try package.buildTests()
    try package.buildInstrumented()
    _ = try package.buildInstrumented(program: "tool")
    _ = try package.indexStore()
    let calls = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
    #expect(calls.count == 10)
    for call in calls { #expect(call.contains(#/^(build|package) --build-system native /#), "\(call)") }
  }

  @Test("The toolchain is the one that built the program, or else the one in the search path")
  func builtWith() throws {
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

  @Test("A toolchain that exists and fails is a separate error, not a missing toolchain")
  func fails() throws {
    _ = try makeToolchain(swift: "echo why >&2; exit 3")
    #expect(
      throws: ToolchainError.failed(
        command: "swift -print-target-info", status: 3, wasSignalled: false, output: "why\n")
    ) { try Toolchain.running(builtWith: folder) }
  }

  @Test("Code that plugins generate in this build belongs to the package, and no other build product does")
  func generated() throws {
    let package = try BuiltPackage(at: folder, for: "test", toolchain: makeToolchain(swift: ""))
    let scratch = folder.withoutLinks.appending(path: ".build/compare/test").path
    #expect(package.hasGenerated("\(scratch)/plugins/outputs/p/Kit/destination/Gen/Made.swift"))
    #expect(!package.hasGenerated("\(scratch)/debug/Kit.build/DerivedSources/Made.swift"))
    #expect(!package.hasGenerated("\(scratch)/plugins/outputs.swift"))
  }

  @Test(
    "Tests are bundles when building for Apple's platforms",
    arguments: [
      ("arm64-apple-macosx", true), ("x86_64-unknown-linux-gnu", false), ("aarch64-unknown-linux-gnu", false),
    ])
  func bundles(platform: String, expected: Bool) {
    #expect(toolchain(for: platform).bundlesTests == expected)
  }
}
