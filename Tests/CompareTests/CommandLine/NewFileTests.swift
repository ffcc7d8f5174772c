import Foundation
import Testing

@testable import CompareSuite

struct NewFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["there.txt": "old"])
  }

  @Test func aFileThatIsThereStaysAsItIs() throws {
    let path = folder.path(of: "there.txt")
    #expect(throws: NewFileError.exists(path)) { try NewFile(path: path).write("new") }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
    #expect("\(NewFileError.exists("a"))" == "“a” is there already; choose another name.")
  }

  @Test func aNewFileIsWritten() throws {
    let path = folder.path(of: "new.txt")
    try NewFile(path: path).write("new")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
  }

  @Test func aFolderThatIsNotThereIsAnError() {
    #expect(throws: WrittenFileError.self) { try NewFile(path: "/nowhere/new.txt").write("new") }
  }
}
