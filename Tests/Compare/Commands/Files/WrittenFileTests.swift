import Basics
import Foundation
import SuiteFixtures
import Testing

@testable import CompareSuite

struct WrittenFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["file.txt": "old", "inner/file.txt": "old"])
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path(of: name), encoding: .utf8)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: folder.path(of: name), withDestinationPath: target)
  }

  private func status(of name: String) throws -> stat {
    var status = stat()
    try #require(lstat(folder.path(of: name), &status) == 0)
    return status
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  /// What can be read at once.
  private func read(_ descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = Foundation.read(descriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  @Test("A file is replaced, its permissions stay, and nothing is left beside it")
  func file() throws {
    let path = folder.path(of: "file.txt")
    try #require(chmod(path, 0o640) == 0)
    try WrittenFile(path: path).write("new")
    #expect(try text("file.txt") == "new")
    #expect(try status(of: "file.txt").st_mode & 0o7777 == 0o640)
    #expect(try names() == ["file.txt", "inner"])
  }

  @Test("Where the process may give files away, the owner stays", .enabled(if: geteuid() == 0, "takes root"))
  func owner() throws {
    let path = folder.path(of: "file.txt")
    try #require(chown(path, 12345, 23456) == 0)
    try WrittenFile(path: path).write("new")
    let status = try status(of: "file.txt")
    #expect(status.st_uid == 12345 && status.st_gid == 23456)
  }

  @Test("Links are followed, each from its own folder, and stay links")
  func links() throws {
    try link("a", to: "inner/b")
    try link("inner/b", to: "../inner/file.txt")
    try WrittenFile(path: folder.path(of: "a")).write("new")
    #expect(try text("inner/file.txt") == "new")
    #expect(try status(of: "a").st_mode & S_IFMT == S_IFLNK)
    #expect(try status(of: "inner/b").st_mode & S_IFMT == S_IFLNK)
  }

  @Test("A link to a file that isn't there yet makes it where the link leads")
  func linkToNothing() throws {
    try link("a", to: "inner/new.txt")
    try WrittenFile(path: folder.path(of: "a")).write("new")
    #expect(try text("inner/new.txt") == "new")
    #expect(try status(of: "a").st_mode & S_IFMT == S_IFLNK)
  }

  @Test(
    "What can't be written is refused before anything is",
    arguments: [
      ("loop", "its symbolic links lead round in a circle"), ("inner", "it is a folder"),
      ("lost", "the folder /nowhere isn't there, or can't be written to"),
    ])
  func refusals(name: String, reason: String) throws {
    try link("loop", to: "back")
    try link("back", to: "loop")
    try link("lost", to: "/nowhere/file.txt")
    let path = folder.path(of: name)
    #expect(throws: WrittenFileError.refused(path: path, reason: reason)) { try WrittenFile(path: path) }
  }

  @Test("A pipe is written into, and stays one")
  func pipe() throws {
    let path = folder.path(of: "pipe")
    try #require(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try WrittenFile(path: path).write("new")
    #expect(read(reader) == "new")
    #expect(try status(of: "pipe").st_mode & S_IFMT == S_IFIFO)
  }

  @Test("A device is written into, and stays one, also behind a link")
  func device() throws {
    let terminal = try PseudoTerminal()
    let path = String(cString: try #require(ttyname(terminal.program.fileDescriptor)))
    try link("terminal", to: path)
    for (name, text) in [(path, "one"), (folder.path(of: "terminal"), "two")] {
      try WrittenFile(path: name).write(text)
      #expect(terminal.output(until: text) == text)
    }
    #expect(try status(of: "terminal").st_mode & S_IFMT == S_IFLNK)
  }

  @Test("What is open already is added to, as /dev/stdout is")
  func descriptor() throws {
    let descriptor = open(folder.path(of: "file.txt"), O_WRONLY | O_APPEND)
    defer { close(descriptor) }
    try link("open", to: "/dev/fd/\(descriptor)")
    try WrittenFile(path: "/dev/fd/\(descriptor)").write(" and new")
    try WrittenFile(path: folder.path(of: "open")).write(" and newer")
    #expect(try text("file.txt") == "old and new and newer")
    #expect(throws: WrittenFileError.self) { try WrittenFile(path: "/dev/fd/9999") }
    #expect(try WrittenFile(path: "/dev/stdout").isStandardOutput)
    #expect(try !WrittenFile(path: "/dev/fd/\(descriptor)").isStandardOutput)
  }

  nonisolated private static let fixed = "/proc/self/timerslack_ns"

  @Test(
    "A file is written over where nothing can be put beside it",
    .enabled(if: FileManager.default.isWritableFile(atPath: fixed), "takes a file in a folder that takes no others"))
  func folderThatTakesNoFiles() throws {
    let old = try String(contentsOfFile: Self.fixed, encoding: .utf8)
    try WrittenFile(path: Self.fixed).write("123000\n")
    #expect(try String(contentsOfFile: Self.fixed, encoding: .utf8) == "123000\n")
    try WrittenFile(path: Self.fixed).write(old)
  }

  // MARK: - A file that isn't there yet

  @Test func aFileThatIsThereStaysAsItIs() throws {
    let path = folder.path(of: "file.txt")
    #expect(throws: WrittenFileError.exists(path)) { try WrittenFile.create("new", at: path) }
    #expect(try text("file.txt") == "old")
    #expect("\(WrittenFileError.exists("a"))" == "“a” is there already; choose another name.")
  }

  @Test func aNewFileIsWritten() throws {
    try WrittenFile.create("new", at: folder.path(of: "new.txt"))
    #expect(try text("new.txt") == "new")
  }

  @Test func aFolderThatIsNotThereIsAnError() {
    #expect(throws: WrittenFileError.self) { try WrittenFile.create("new", at: "/nowhere/new.txt") }
  }
}
