import Basics
import Foundation
import Results
import SuiteFixtures
import Testing

@testable import CompareSuite

struct LinesCommandTests {
  private let folder = TemporaryFolder.holding([
    "a.swift": "func f() {\n  if true {}\n}\n", "b.txt": "let x = 1\n", "inner/c.swift": "// only a comment\n",
  ])

  private func lines(_ run: CompareRun) throws -> LinesResult {
    try JSONDecoder().decode(LinesResult.self, from: Data(run.output.utf8))
  }

  @Test func aFolderIsCountedFileByFile() throws {
    let result = try lines(CompareRun("lines", folder.path(of: ""), "--format", "json"))
    #expect(result.files.map { URL(filePath: $0.path).lastPathComponent } == ["a.swift", "c.swift"])
    #expect(result.code == 3)
    #expect(result.files[0].units.map(\.cyclomatic) == [2])
  }

  @Test func aFileIsCountedWhateverItIsCalledAndOnlyOnce() throws {
    let paths = ["b.txt", "a.swift", ""].map(folder.path(of:))
    let result = try lines(CompareRun("lines", paths[0], paths[1], paths[2], "--format", "json"))
    #expect(result.files.map { URL(filePath: $0.path).lastPathComponent } == ["b.txt", "a.swift", "c.swift"])
  }

  @Test func whatCannotBeReadIsUnusable() {
    for path in ["/nowhere", "/dev/zero"] {
      let run = CompareRun("lines", path)
      #expect(run.exitCode == .unusableInput)
      #expect(run.output.isEmpty)
      #expect(run.diagnostics.contains(path))
    }
  }

  @Test func aPathOfNothingIsNotTheCurrentFolder() {
    CompareRun("lines", "").expectRefusal("“compare lines” was given an empty argument")
  }

  @Test func aLinkToNothingIsLeftOutAndToldSo() throws {
    let link = folder.path(of: "inner/lost.swift")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere.swift")
    let run = CompareRun("lines", folder.path(of: ""), "--format", "json")
    #expect(try lines(run).files.map { URL(filePath: $0.path).lastPathComponent } == ["a.swift", "c.swift"])
    #expect(run.diagnostics == "\(link): left out: It links to nowhere.swift, which doesn't exist.\n")
    let alone = CompareRun("lines", link)
    #expect(alone.exitCode == .unusableInput)
    #expect(alone.diagnostics.contains("It links to nowhere.swift, which doesn't exist."))
  }

  @Test("A file that can't be counted is skipped and named in a folder, and an error alone")
  func oddFiles() throws {
    let (latin, pipe) = (folder.path(of: "inner/latin1.swift"), folder.path(of: "pipe.swift"))
    try Data([0x2F, 0x2F, 0xE9]).write(to: URL(filePath: latin))
    #expect(mkfifo(pipe, 0o600) == 0)
    let run = CompareRun("lines", folder.path(of: ""), "--format", "json")
    #expect(run.exitCode == .success)
    #expect(try lines(run).files.map { URL(filePath: $0.path).lastPathComponent } == ["a.swift", "c.swift"])
    #expect(
      run.diagnostics == """
        \(latin): left out: It is not UTF-8, which Swift demands.
        \(pipe): left out: It isn't a regular file.

        """)
    for path in [latin, pipe] { #expect(CompareRun("lines", path).exitCode == .unusableInput) }
  }

  @Test func aNameThatIsNotUTF8IsTheCause() {
    let run = CompareRun("lines", folder.path(of: "a\u{FFFD}.swift"))
    #expect(run.exitCode == .unusableInput)
    #expect(run.diagnostics.contains("Its name isn't UTF-8; give it another one."))
  }

  @Test func withoutPathsTheImplementationsAreCounted() throws {
    let architecture = FakeArchitecture("A", sources: folder.path(of: ""))
    let result = try lines(CompareRun("lines", "--format", "json", architectures: [architecture]))
    #expect(result.files.map(\.architecture) == ["A", "A"])
  }

  @Test func onlyThoseThatAreAskedForAreCounted() throws {
    let architectures = ["A", "B"].map { FakeArchitecture($0, sources: folder.path(of: "")) }
    let run = CompareRun("lines", "--architecture=B", "--format", "json", architectures: architectures)
    #expect(Set(try lines(run).files.map(\.architecture)) == ["B"])
    CompareRun("lines", "--architecture=B", folder.path, architectures: architectures)
      .expectRefusal("The option --architecture has no effect with \(folder.path);")
  }

  @Test func aFileBelongsToTheScreenThatItsTopmostFolderIsNamedAfter() throws {
    let names = ["App/Menu/a.swift", "SignIn/b.swift", "SignIn/View/c.swift", "Menu.swift", "Menus/d.swift"]
    let folder = try TemporaryFolder(names.reduce(into: [:]) { $0[$1] = "let x = 1\n" })
    let architecture = FakeArchitecture("A", sources: folder.path(of: ""))
    let result = try lines(CompareRun("lines", "--format", "json", architectures: [architecture]))
    #expect(result.files.compactMap(\.screen) == ["signIn", "signIn"])
    #expect(result.files.filter { $0.screen != nil }.allSatisfy { $0.path.contains("/SignIn/") })
    let text = CompareRun("lines", architectures: [architecture]).output
    #expect(text.contains(#/of them once for the app +3\n/#))
    #expect(text.contains(#/of them of a screen, mean +2\n/#))
  }
}
