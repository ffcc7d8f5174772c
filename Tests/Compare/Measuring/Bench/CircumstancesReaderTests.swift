import Basics
import Foundation
import SuiteFixtures
import Testing
import Toolchain

@testable import Measuring

struct CircumstancesReaderTests {
  @Test(
    "A processor is identified by its name, on ARM by its numbers",
    arguments: [
      ("processor\t: 0\nmodel name\t: Abacus 3000 @ 2 GHz\nmodel name\t: Another\n", "Abacus 3000 @ 2 GHz"),
      ("CPU implementer\t: 0x61\nCPU part\t: 0x022\n", "ARM processor of maker 0x61, part 0x022"),
      ("CPU implementer\t: 0x61\n", nil), ("", nil),
    ] as [(String, String?)])
  func processor(text: String, name: String?) {
    #expect(CircumstancesReader.processor(in: text) == name)
  }

  @Test("Checking whether a tree is clean doesn't change its repository, and works while it is locked")
  func repository() throws {
    let folder = try TemporaryFolder(["a.txt": "a\n"])
    func git(_ arguments: String...) throws {
      let own = ["git", "-c", "user.name=A", "-c", "user.email=a@b", "-C", folder.path(of: "")]
      _ = try ToolRun(URL(filePath: "/usr/bin/env"), own + arguments).output()
    }
    try git("init", "-q")
    try git("add", "a.txt")
    try git("commit", "-q", "-m", "One")
    // The same content with another date, which Git would write to the index.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1000)], ofItemAtPath: folder.path(of: "a.txt"))
    let index = URL(filePath: folder.path(of: ".git/index"))
    let before = try Data(contentsOf: index)
    let reader = CircumstancesReader(sources: URL(filePath: folder.path(of: "")))
    #expect(reader.circumstances.treeIsClean == true)
    #expect(try Data(contentsOf: index) == before)
    try Data("b\n".utf8).write(to: URL(filePath: folder.path(of: "a.txt")))
    #expect(reader.circumstances.treeIsClean == false)
  }
}
