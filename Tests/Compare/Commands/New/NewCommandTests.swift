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

  @Test func anImplementationIsMadeFromTheSkeletonAndRegistered() throws {
    let folder = MadeCheckout.folder()
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

        What to build next: swift run compare check MVI --no-tests

        """)
    #expect(
      try folder.text("Sources/MVIImpl/MVIArchitecture.swift").contains(
        "struct MVIArchitecture { let profile = Profile(name: \"MVI\", role: \"Skeleton\") }"))
    #expect(
      try folder.text("Tests/MVIImplTests/SignIn/SignInTests.swift") == """
        import Aspect
        import MVIImpl
        import Testing

        struct SignInTests { let module = "MVIImpl", isOne = architecture.name == "MVI" }
        """)
    #expect(try folder.text("Package.swift").contains("  \"ElmImpl\",\n  \"MVIImpl\",\n]\n"))
    let registry = try folder.text("Sources/Compare/Registry.swift")
    #expect(registry.hasPrefix("import ElmImpl\nimport HeadlessUI\nimport MVIImpl\n\n"))
    #expect(registry.contains("    ElmArchitecture(),\n    MVIArchitecture(),\n  ]\n"))
    #expect(!FileManager.default.fileExists(atPath: folder.path(of: ".build/compare/new")))
  }

  @Test func aDeletedCurrentFolderIsRefusedAndInNoCheckout() throws {
    // Foundation makes a relative URL of it.
    let lost = try #require(URL(string: "nowhere/"))
    var process = ProcessContext.fake()
    process.currentFolder = { lost }
    CompareRun(["new", "MVI"], process: process).expectRefusal("The current folder has been deleted.")
    #expect(throws: ExtensionError.noCheckout(folder: "nowhere")) { try Checkout(above: lost) }
  }

  @Test(arguments: [
    (manifest: "let implementations = [\"ElmImpl\"]\n", registry: MadeCheckout.registry),
    (manifest: MadeCheckout.manifest, registry: "import HeadlessUI\n"),
    (manifest: MadeCheckout.manifest, registry: "package static let architectures: [any Architecture] = []\n"),
  ])
  func aRegistrationOfAnotherShapeLeavesEverythingAsItWas(manifest: String, registry: String) throws {
    let folder = MadeCheckout.folder(manifest: manifest, registry: registry)
    let before = try folder.contents()
    let run = run("MVI", in: folder.path)
    #expect(run.exitCode == .unusableInput)
    #expect(run.output.isEmpty)
    #expect(run.diagnostics.contains("doesn't look as expected: it has no line “"))
    #expect(try folder.contents() == before)
  }

  @Test func elsewhereItIsRefused() {
    run("MVI", in: "/").expectRefusal("/ is in no checkout of SameApp: ")
  }

  @Test func onlyWhatIsThereCanBeCopied() throws {
    let folder = MadeCheckout.folder()
    run("MVI", "--like", "C", in: folder.path).expectRefusal("“C” isn't a valid value for --like.")
    run("MVI", "--like", "A", in: folder.path).expectRefusal("There is nothing to copy of A: ")
  }
}
