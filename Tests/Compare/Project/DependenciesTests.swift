import Foundation
import Testing

/// The package as it is: its manifest, its files' imports, and its flowchart.
struct DependenciesTests {
  @Test("Targets depend on what their files import, in one direction, and as ARCHITECTURE.md draws it")
  func dependencies() throws {
    let check = DependencyCheck(
      manifest: PackageManifest(try Project.text(at: "Package.swift")), imports: try Self.imports(),
      document: try Project.text(at: "ARCHITECTURE.md"))
    #expect(check.manifest.targets.count > 40)
    #expect(check.imports.count > 1000)
    for flaw in check.flaws { Issue.record("\(flaw)") }
  }

  @Test("The files that one follows a number through are there, each once, and are as many as ARCHITECTURE.md says")
  func followed() throws {
    let sections = try Project.text(at: "ARCHITECTURE.md").components(separatedBy: "\n## ")
    let rows = try #require(sections.first { $0.hasPrefix("Follow one number") }).split(separator: "\n")
    let files = try FileManager.default.subpathsOfDirectory(atPath: Project.folder.appending(path: "Sources").path)
      .map { $0.split(separator: "/").last ?? "" }
    for row in rows where row.hasPrefix("| `") {
      let cells = row.split(separator: "|")
      let names = cells[1].split(separator: "`").filter { !$0.allSatisfy { " ·".contains($0) } }
      #expect(names.count > 10 && Set(names).count == names.count)
      #expect(cells[0].contains("(\(names.count))"), "\(cells[0])")
      for name in names { #expect(files.contains("\(name).swift"), "\(name)") }
    }
  }

  /// Of every Swift file, file by file.
  private static func imports() throws -> [DependencyCheck.Import] {
    try ["Sources", "Tests"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: Project.folder.appending(path: folder).path)
        .filter { $0.hasSuffix(".swift") }.sorted()
        .flatMap { try DependencyCheck.Import.all(in: Project.text(at: "\(folder)/\($0)"), path: "\(folder)/\($0)") }
    }
  }
}
