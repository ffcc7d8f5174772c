import Basics
import Foundation
import Measuring
import SuiteFixtures
import SyntaxFacts
import Testing
import Toolchain

@testable import CompareSuite

@Suite(.enabled(if: SyntaxReader.isAvailable, "needs the toolchain's SwiftSyntax"))
struct RemoveCommandTests {
  private let folder = MadeCheckout.folder()

  private func run(_ arguments: String..., name: String = "Elm", module: String = "ElmImpl") -> CompareRun {
    var process = ProcessContext.fake()
    process.currentFolder = { [folder] in URL(filePath: folder.path) }
    return CompareRun(
      ["remove"] + arguments, architectures: [FakeArchitecture(name, module: module)], process: process)
  }

  @Test func itIsShownBeforeItIsDeleted() throws {
    try folder.write("", to: "Tests/ElmImplTests/T.swift")
    try folder.write("@testable import ElmImpl\n", to: "Tests/OtherTests/T.swift")
    try folder.write("let text = \"\"\"\n  import ElmImpl\n  \"\"\"\n", to: "Tests/OtherTests/Text.swift")
    for name in ["Elm.patch", "Elm.2.patch", "Elmo.patch", "given.patch"] {
      try folder.write("", to: "ChangeRequests/01/\(name)")
    }
    let before = try folder.contents()
    let parts = """
      :
        Sources/ElmImpl                 1 file
        Tests/ElmImplTests              1 file
        Sources/Compare/Registry.swift  the line import ElmImpl
        Sources/Compare/Registry.swift  the line ElmArchitecture(),
        Package.swift                   the line "ElmImpl",

      These import it, and are left as they are: Tests/OtherTests/T.swift.

      Its 2 patches for change requests and what documents say of it stay as well.

      """
    let shown = run("Elm")
    #expect(shown.exitCode == .success)
    #expect(
      shown.output
        == """
        Elm consists of\(parts)
        No commit has any of these files as now: git couldn't restore what is deleted.

        Nothing was deleted. To delete it: swift run -c release compare remove Elm --yes

        """)
    #expect(try folder.contents() == before)
    let removed = run("Elm", "--yes")
    #expect(removed.exitCode == .success)
    #expect(removed.output == "Deleted Elm\(parts)")
    let after = try folder.contents()
    #expect(!after.keys.contains { $0.contains("ElmImpl") })
    #expect(after["Package.swift"] == MadeCheckout.manifest.replacing("  \"ElmImpl\",\n", with: ""))
    #expect(after["Sources/Compare/Registry.swift"]?.hasPrefix("import HeadlessUI\n\n") == true)
    #expect(after["Sources/Compare/Registry.swift"]?.contains("= [\n  ]\n") == true)
  }

  @Test("Files with uncommitted content are counted before they are deleted")
  func uncommitted() throws {
    func warning() -> String? {
      run("Elm").output.split(separator: "\n").first { $0.hasPrefix("No commit ") }.map(String.init)
    }
    for path in ["Old.swift", "A b.swift", "Sub/C.swift"] { try folder.write("", to: "Sources/ElmImpl/\(path)") }
    for arguments in [
      ["init", "--quiet", "--template="], ["add", "--all"],
      ["-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "--quiet", "--message=A"],
    ] {
      _ = try ToolRun(URL(filePath: "/usr/bin/env"), ["git"] + arguments, in: folder.url).output()
    }
    #expect(warning() == nil)
    try FileManager.default.removeItem(atPath: folder.path(of: "Sources/ElmImpl/Old.swift"))
    #expect(warning() == nil)
    try folder.write("// new", to: "Sources/ElmImpl/A b.swift")
    #expect(warning() == "No commit has 1 of these files as now: git couldn't restore what is deleted.")
    try folder.write("", to: "Tests/ElmImplTests/Sub/New.swift")
    #expect(warning() == "No commit has 2 of these files as now: git couldn't restore what is deleted.")
  }

  @Test func whatNewMadeIsGoneWithoutATrace() throws {
    let before = try folder.contents()
    var process = ProcessContext.fake()
    process.currentFolder = { [folder] in URL(filePath: folder.path) }
    #expect(CompareRun("new", "MVI", process: process).exitCode == .success)
    #expect(try folder.contents() != before)
    #expect(run("MVI", "--yes", name: "MVI", module: "MVIImpl").exitCode == .success)
    #expect(try folder.contents() == before)
  }

  @Test func whatIsNotListedIsLeftAlone() throws {
    try folder.write("let implementations = [\n]\n", to: "Package.swift")
    let before = try folder.contents()
    run("Elm", "--yes")
      .expectRefusal("Package.swift doesn't look as expected: it has no line “  \"ElmImpl\",”.")
    #expect(try folder.contents() == before)
  }

  @Test func whatIsElsewhereOrNotThereIsRefused() throws {
    run("Own", name: "Own", module: "OwnImpl").expectRefusal("Own isn't in this checkout: ")
    run("B").expectRefusal("Unknown architecture “B”. Known: Elm.")
  }
}
