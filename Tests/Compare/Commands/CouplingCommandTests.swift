import Basics
import Foundation
import Results
import SuiteFixtures
import Testing

@testable import CompareSuite

@Suite(.timeLimit(.minutes(20)))
struct CouplingCommandTests {
  @Test func aFolderWithoutAPackageIsUnusable() throws {
    let folder = try TemporaryFolder(["a.swift": ""])
    let run = CompareRun("coupling", "--package", folder.path(of: ""))
    #expect(run.exitCode == .unusableInput)
    #expect(run.diagnostics.contains("has no Package.swift"))
  }

  @Test(.tags(.packageBuild), .inGate) func aPackageIsBuiltApartAndItsTypesAreShown() throws {
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Tiny",
        targets: [.target(name: "Tiny", exclude: ["made.txt"], plugins: ["Copy"]), .plugin(name: "Copy", capability: .buildTool)])
      """, "Sources/Tiny/a.swift": "struct A { var b: Made? }\nstruct B {}\n",
      "Sources/Tiny/made.txt": "struct Made { var b: B }\n",
      "Plugins/Copy/Copy.swift": """
      import Foundation
      import PackagePlugin

      @main struct Copy: BuildToolPlugin {
        func createBuildCommands(context: PluginContext, target: any Target) -> [Command] {
          let source = context.package.directoryURL.appending(path: "Sources/Tiny/made.txt")
          let copy = context.pluginWorkDirectoryURL.appending(path: "Made.swift")
          return [
            .buildCommand(
              displayName: "Copying", executable: URL(filePath: "/bin/cp"), arguments: [source.path, copy.path],
              inputFiles: [source], outputFiles: [copy])
          ]
        }
      }
      """,
    ])
    let run = CompareRun("coupling", "--package", folder.path(of: ""), "--format", "json")
    #expect(run.exitCode == .success)
    let result = try JSONDecoder().decode(CouplingResult.self, from: Data(run.output.utf8))
    #expect(result.modules.flatMap(\.edges).map { [$0.from, $0.to] } == [["A", "Made"], ["Made", "B"]])
    #expect(run.diagnostics == "building Tiny with an index\n")
    let unknown = CompareRun("coupling", "--package", folder.path(of: ""), "--module", "Big")
    #expect(unknown.exitCode == .unusableInput)

    // The package manager resolves links in the sources' paths, whatever the package's path is.
    let links = try TemporaryFolder()
    let link = links.path(of: "ü 100%p 'link'")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path)
    #expect(CompareRun("coupling", "--package", link, "--format", "json").output == run.output)

    // A finished build isn't repeated, so a lost index isn't made again.
    let files = FileManager.default.enumerator(atPath: folder.path(of: ".build/compare/index"))
    let units = (files?.allObjects ?? []).compactMap { $0 as? String }.filter {
      $0.contains("/index/store/") && $0.contains("/units/")
    }
    try #require(!units.isEmpty)
    for unit in units { try FileManager.default.removeItem(atPath: folder.path(of: ".build/compare/index/\(unit)")) }
    let empty = CompareRun("coupling", "--package", folder.path(of: ""))
    #expect(empty.exitCode == .unusableInput)
    #expect(empty.diagnostics.contains("has nothing of Tiny, though that was built. Delete that build folder"))
    #expect(
      unknown.diagnostics == "compare: The package has no module “Big” with sources in Swift. Its modules are Tiny.\n")
  }

  nonisolated private static let withoutTypes: [(targets: String, message: String)] = [
    ("", "has no sources in Swift. Name another one with --package."),
    (".target(name: \"C\")", "has no sources in Swift. Name another one with --package."),
    (".target(name: \"F\")", "No types found in F. Name another package with --package, or modules with --module."),
  ]

  @Test(arguments: withoutTypes)
  func whereThereIsNothingToReferToThatIsSaid(targets: String, message: String) throws {
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Bare", targets: [\(targets)])
      """, "Sources/C/c.c": "int c;", "Sources/C/include/c.h": "int c;", "Sources/F/f.swift": "func f() {}",
      "Sources/Empty/readme.txt": "",
    ])
    let run = CompareRun("coupling", "--package", folder.path)
    #expect(run.exitCode == .unusableInput)
    #expect(run.diagnostics.contains(message))
    #expect(run.output.isEmpty)
  }

  @Test(arguments: [["--package", "/"], ["--module", "M"]])
  func whoAsksForAnImplementationAsksForNoPackageOrModule(other: [String]) {
    CompareRun("coupling", "--architecture=A", other[0], other[1], architectures: [FakeArchitecture("A")])
      .expectRefusal("The option --architecture has no effect with \(other[0]);")
  }

  @Test(.tags(.packageBuild), .inGate) func aPackageThatDoesNotCompileSaysWhy() throws {
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Tiny", targets: [.target(name: "Tiny")])
      """, "Sources/Tiny/a.swift": "struct A { var b: Missing }\n",
    ])
    let run = CompareRun("coupling", "--package", folder.path(of: ""))
    #expect(run.exitCode == .failed)
    #expect(run.diagnostics.contains("cannot find type 'Missing' in scope"))
  }
}
