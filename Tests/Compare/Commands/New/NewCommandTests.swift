import Basics
import Foundation
import Measuring
import SuiteFixtures
import SyntaxFacts
import Testing

@testable import CompareSuite

@Suite(.enabled(if: SyntaxReader.isAvailable, "needs the toolchain's SwiftSyntax"))
struct NewCommandTests {
  private func run(_ arguments: String..., in folder: String) -> CompareRun {
    var process = ProcessContext.fake()
    process.currentFolder = { URL(filePath: folder) }
    return CompareRun(["new"] + arguments, process: process)
  }

  private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
    try String(contentsOfFile: folder.path(of: path), encoding: .utf8)
  }

  private func contents(of folder: TemporaryFolder) throws -> [String: String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).reduce(into: [:]) { contents, path in
      contents[path] = (try? text(path, in: folder)) ?? "a folder"
    }
  }

  @Test func anImplementationIsMadeFromTheSkeletonAndRegistered() throws {
    let folder = try MadeCheckout.folder()
    let run = run("MVI", in: folder.path(of: "Sources/Stories"))
    #expect(run.exitCode == .success)
    #expect(
      run.output == """
        Made MVI from Skeleton:
          Sources/MVIImpl                 2 files
          Tests/MVIImplTests              1 file
          Sources/Compare/Registry.swift  the line import MVIImpl
          Sources/Compare/Registry.swift  the line MVIArchitecture(),
          Package.swift                   the line "MVIImpl",

        What to build next: swift run compare check MVI

        """)
    #expect(
      try text("Sources/MVIImpl/MVIArchitecture.swift", in: folder).contains(
        "struct MVIArchitecture { let profile = Profile(name: \"MVI\", role: \"Skeleton\") }"))
    #expect(
      try text("Tests/MVIImplTests/SignIn/SignInTests.swift", in: folder) == """
        import Aspect
        import MVIImpl
        import Testing

        struct SignInTests { let module = "MVIImpl", isOne = architecture.name == "MVI" }
        """)
    #expect(
      try text("Package.swift", in: folder).contains(
        "  \"ElmImpl\",\n  \"MVIImpl\",\n]\n"))
    let registry = try text("Sources/Compare/Registry.swift", in: folder)
    #expect(registry.hasPrefix("import ElmImpl\nimport HeadlessUI\nimport MVIImpl\n\n"))
    #expect(registry.contains("    ElmArchitecture(),\n    MVIArchitecture(),\n  ]\n"))
    #expect(!FileManager.default.fileExists(atPath: folder.path(of: ".build/compare/new")))
  }

  @Test(arguments: [
    (manifest: "let implementations = [\"ElmImpl\"]\n", registry: MadeCheckout.registry),
    (manifest: MadeCheckout.manifest, registry: "import HeadlessUI\n"),
    (manifest: MadeCheckout.manifest, registry: "package static let architectures: [any Architecture] = []\n"),
  ])
  func aRegistrationOfAnotherShapeLeavesEverythingAsItWas(manifest: String, registry: String) throws {
    let folder = try MadeCheckout.folder(manifest: manifest, registry: registry)
    let before = try contents(of: folder)
    let run = run("MVI", in: folder.path)
    #expect(run.exitCode == .unusableInput)
    #expect(run.output.isEmpty)
    #expect(run.diagnostics.contains("doesn't look as expected: it has no line “"))
    #expect(try contents(of: folder) == before)
  }

  @Test func elsewhereItIsRefused() {
    let run = run("MVI", in: "/")
    #expect(run.exitCode == .unusableInput)
    #expect(run.diagnostics.hasPrefix("compare: / is in no checkout of SameApp: "))
  }

  @Test func onlyWhatIsThereCanBeCopied() throws {
    let folder = try MadeCheckout.folder()
    #expect(run("MVI", "--like", "C", in: folder.path).diagnostics.contains("“C” isn't a valid value for --like."))
    let run = run("MVI", "--like", "A", in: folder.path)
    #expect(run.exitCode == .unusableInput)
    #expect(run.diagnostics.hasPrefix("compare: There is nothing to copy of A: "))
  }
}
