import Foundation
import Testing

struct DependenciesTests {
  @Test("Targets depend on what their files import, in one direction, and are in the table of ARCHITECTURE.md")
  func dependencies() throws {
    let imports = try Self.imports()
    let check = DependencyCheck(
      manifest: PackageManifest(try Project.text(at: "Package.swift")), imports: imports,
      document: try Project.text(at: "ARCHITECTURE.md"))
    #expect(check.manifest.targets.count > 40)
    #expect(imports.count > 1000)
    for flaw in check.flaws { Issue.record("\(flaw)") }
  }

  private static func imports() throws -> [DependencyCheck.Import] {
    try ["Sources", "Tests"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: Project.folder.appending(path: folder).path)
        .filter { $0.hasSuffix(".swift") }.sorted()
        .flatMap { try DependencyCheck.Import.all(in: Project.text(at: "\(folder)/\($0)"), path: "\(folder)/\($0)") }
    }
  }
}
