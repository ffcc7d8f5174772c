import Foundation
import SharedModel
import Testing

@MainActor
struct FileErrorTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var file: String { folder.path("ids.json") }

  @Test("A folder in the file's place can't be read, written or removed, and keeps its content")
  func folderInPlace() throws {
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
    try folder.write("precious", to: "ids.json/inside.txt")
    let store = folder.store(of: [String].self)
    #expect(throws: StoreError.unreadable(file: file, cause: .folder)) { try store.load() }
    #expect(throws: StoreError.notWritable(file: file, cause: .folder)) { try store.save([]) }
    #expect(throws: StoreError.notWritable(file: file, cause: .folder)) { try store.remove() }
    #expect(try folder.text(of: "ids.json/inside.txt") == "precious")
  }

  @Test("A folder that later replaces the file isn't overwritten either, and no temporary file stays")
  func folderLater() throws {
    let store = folder.store(of: [String].self)
    #expect(try store.load() == nil)
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
    #expect(throws: StoreError.notWritable(file: file, cause: .system(code: EISDIR))) { try store.save([]) }
    #expect(try folder.contents == ["ids.json"])
  }

  @Test("Circular links can't be read or written")
  func linkLoop() throws {
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: folder.path("other"))
    try FileManager.default.createSymbolicLink(atPath: folder.path("other"), withDestinationPath: file)
    let store = folder.store(of: [String].self)
    #expect(throws: StoreError.unreadable(file: file, cause: .system(code: ELOOP))) { try store.load() }
    #expect(throws: StoreError.notWritable(file: file, cause: .system(code: ELOOP))) { try store.save([]) }
    #expect(try folder.contents == ["ids.json", "other"])
  }

  @Test("A pipe in the file's place is refused, without waiting")
  func pipe() throws {
    try #require(mkfifo(file, 0o600) == 0)
    let store = folder.store(of: [String].self)
    #expect(throws: StoreError.unreadable(file: file, cause: .notAFile)) { try store.load() }
    #expect(throws: StoreError.notWritable(file: file, cause: .notAFile)) { try store.save([]) }
  }

  @Test("A file where the folder should be can't be read through or written into")
  func fileInTheFoldersPlace() throws {
    try folder.write("precious", to: "flat")
    let store = FileStore<[String]>(folder: folder.url.appending(path: "flat"), name: "ids", fileManager: .default)
    let file = folder.path("flat/ids.json")
    #expect(throws: StoreError.unreadable(file: file, cause: .system(code: ENOTDIR))) { try store.load() }
    #expect(throws: StoreError.notWritable(file: file, cause: .system(code: ENOTDIR))) { try store.save([]) }
    #expect(try folder.text(of: "flat") == "precious")
  }

  @Test("A folder that can't be created is reported")
  func folderThatCannotBeMade() throws {
    let folder = URL(filePath: "/dev/null/stores")
    let store = FileStore<[String]>(folder: folder, name: "ids", fileManager: .default)
    guard let error = #expect(throws: StoreError.self, performing: { try store.save([]) }) else { return }
    #expect(error.description.hasPrefix("/dev/null/stores/ids.json can't be written: "))
  }

  @Test("A value without a JSON form is refused, and the earlier value stays")
  func noJSONForm() throws {
    let store = folder.store(of: [Double].self)
    try store.save([1.5])
    #expect(throws: StoreError.self) { try store.save([.infinity]) }
    #expect(try store.load() == [1.5])
  }

  @Test(
    "A read-only folder keeps what is there",
    .enabled(if: geteuid() != 0, "the superuser may write to any folder"))
  func readOnlyFolder() throws {
    let store = folder.store(of: [String].self)
    try store.save(["maat"])
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.url.path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.url.path) }
    #expect(throws: StoreError.notWritable(file: file, cause: .system(code: EACCES))) { try store.save([]) }
    #expect(try store.load() == ["maat"])
  }

  @Test(
    "A file without read permission isn't overwritten",
    .enabled(if: geteuid() != 0, "the superuser may read any file"))
  func secretFile() throws {
    try folder.store(of: [String].self).save(["maat"])
    try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: file)
    let store = folder.store(of: [String].self)
    #expect(throws: StoreError.unreadable(file: file, cause: .system(code: EACCES))) { try store.load() }
    #expect(throws: StoreError.notWritable(file: file, cause: .system(code: EACCES))) { try store.save([]) }
  }
}
