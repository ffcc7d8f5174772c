import Foundation
import SharedModel
import Testing

@MainActor
struct FileStoreTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("Without a file or a folder, nothing was saved yet")
  func nothingYet() throws {
    #expect(try folder.store(of: [String].self).load() == nil)
    let nowhere = FileStore<[String]>(
      folder: folder.url.appending(path: "no/such"), name: "ids", fileManager: .default)
    #expect(try nowhere.load() == nil)
    #expect(try folder.contents == [])
  }

  @Test("Another store of the same file loads what was saved last")
  func saveAndLoad() throws {
    let store = folder.store(of: [String].self)
    try store.save(["maat"])
    try store.save(["maat", "Sé"])
    #expect(try folder.store(of: [String].self).load() == ["maat", "Sé"])
    #expect(try folder.contents == ["ids.json"])
  }

  @Test("The file holds the version and the content")
  func format() throws {
    try folder.store(of: [String].self).save(["maat"])
    #expect(try folder.text(of: "ids.json") == #"{"content":["maat"],"version":1}"#)
  }

  @Test("The folder is created when it is needed")
  func makesTheFolder() throws {
    let deep = folder.url.appending(path: "a/b")
    try FileStore<Int>(folder: deep, name: "n", fileManager: .default).save(7)
    #expect(try FileStore<Int>(folder: deep, name: "n", fileManager: .default).load() == 7)
  }

  @Test("Removing leaves nothing, and may be done twice")
  func remove() throws {
    let store = folder.store(of: [String].self)
    try store.save(["maat"])
    try folder.write("{", to: "ids.unfinished")
    try store.remove()
    try store.remove()
    #expect(try store.load() == nil)
    #expect(try folder.contents == [])
  }

  @Test("A write that was killed halfway leaves the file intact, and the next write cleans up")
  func killedWrite() throws {
    try folder.store(of: [String].self).save(["maat"])
    try folder.write(#"{"content":["maat","s"#, to: "ids.unfinished")
    let store = folder.store(of: [String].self)
    #expect(try store.load() == ["maat"])
    try store.save(["sé"])
    #expect(try store.load() == ["sé"])
    #expect(try folder.contents == ["ids.json"])
  }

  @Test("A leftover link isn't followed for writing")
  func leftoverLink() throws {
    try folder.write("precious", to: "other.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("ids.unfinished"), withDestinationPath: folder.path("other.txt"))
    try folder.store(of: [String].self).save(["maat"])
    #expect(try folder.text(of: "other.txt") == "precious")
    #expect(try folder.contents == ["ids.json", "other.txt"])
  }
}
