import Testing

@testable import CompareSuite

struct CouplingCommandTests {
  @Test func aFolderWithoutAPackageIsUnusable() throws {
    let folder = try TemporaryFolder(["a.swift": ""])
    let run = CompareRun("coupling", "--package", folder.path(of: ""))
    #expect(run.exitCode == .unusableInput)
    #expect(run.diagnostics.contains("it has no Package.swift"))
  }

  @Test func aPackageIsBuiltApartAndItsTypesAreShown() throws {
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Tiny", targets: [.target(name: "Tiny")])
      """, "Sources/Tiny/a.swift": "struct A { var b: B? }\nstruct B {}\n",
    ])
    let run = CompareRun("coupling", "--package", folder.path(of: ""), "--format", "dot")
    #expect(run.exitCode == .success)
    #expect(run.output.contains("\"Tiny.A\" -> \"Tiny.B\";"))
    #expect(run.diagnostics.isEmpty)
    let unknown = CompareRun("coupling", "--package", folder.path(of: ""), "--module", "Big")
    #expect(unknown.exitCode == .unusableInput)
    #expect(unknown.diagnostics == "compare: The package has no module “Big”. Its modules are Tiny.\n")
  }

  @Test func aPackageThatDoesNotCompileSaysWhy() throws {
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Tiny", targets: [.target(name: "Tiny")])
      """, "Sources/Tiny/a.swift": "struct A { var b: Missing }\n",
    ])
    let run = CompareRun("coupling", "--package", folder.path(of: ""))
    #expect(run.exitCode == .unusableInput)
    #expect(run.diagnostics.contains("cannot find type 'Missing' in scope"))
  }
}
