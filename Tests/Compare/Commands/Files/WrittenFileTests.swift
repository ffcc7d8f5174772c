import Basics
import Foundation
import SuiteFixtures
import Testing

@testable import CompareSuite

struct WrittenFileTests {
  private let folder = TemporaryFolder.holding(["file.txt": "old", "inner/file.txt": "old"])

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path(of: name), encoding: .utf8)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: folder.path(of: name), withDestinationPath: target)
  }

  private func type(of name: String) throws -> FileAttributeType? {
    try FileManager.default.attributesOfItem(atPath: folder.path(of: name))[.type] as? FileAttributeType
  }

  @Test("A file is replaced, without leaving a temporary file")
  func file() throws {
    try WrittenFile(path: folder.path(of: "file.txt")).write("new")
    #expect(try text("file.txt") == "new")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["file.txt", "inner"])
  }

  @Test(
    "Links are followed and stay links, even if their target doesn't exist yet", arguments: ["file.txt", "new.txt"])
  func links(target: String) throws {
    try link("a", to: "inner/b")
    try link("inner/b", to: "../inner/\(target)")
    try WrittenFile(path: folder.path(of: "a")).write("new")
    #expect(try text("inner/\(target)") == "new")
    #expect(try type(of: "a") == .typeSymbolicLink)
    #expect(try type(of: "inner/b") == .typeSymbolicLink)
  }

  @Test("A file that can't be written is refused before anything is written")
  func refusals() {
    for (path, reason) in [
      (folder.path(of: "inner"), "it is a folder"),
      ("/nowhere/file.txt", "the folder /nowhere isn't there, or can't be written to"),
    ] {
      #expect(throws: WrittenFileError.refused(path: path, reason: reason)) { try WrittenFile(path: path) }
    }
  }

  @Test("A pipe is written to, and stays one")
  func pipe() throws {
    let path = folder.path(of: "pipe")
    try #require(mkfifo(path, 0o600) == 0)
    let reader = FileHandle(fileDescriptor: open(path, O_RDONLY | O_NONBLOCK), closeOnDealloc: true)
    try WrittenFile(path: path).write("new")
    #expect(reader.availableData == Data("new".utf8))
    #expect(mkfifo(path, 0o600) == -1)
  }

  @Test("A device is written to, and stays one, even behind a link")
  func device() throws {
    let terminal = try PseudoTerminal()
    let path = String(cString: try #require(ttyname(terminal.program.fileDescriptor)))
    try link("terminal", to: path)
    for (name, text) in [(path, "one"), (folder.path(of: "terminal"), "two")] {
      try WrittenFile(path: name).write(text)
      #expect(terminal.output(until: text) == text)
    }
    #expect(try type(of: "terminal") == .typeSymbolicLink)
  }

  @Test("A file that is already open is appended to")
  func descriptor() throws {
    let descriptor = open(folder.path(of: "file.txt"), O_WRONLY | O_APPEND)
    defer { close(descriptor) }
    try WrittenFile(path: "/dev/fd/\(descriptor)").write(" and new")
    #expect(try text("file.txt") == "old and new")
  }

  @Test("A file is created only if none exists")
  func creation() throws {
    let path = folder.path(of: "file.txt")
    #expect(throws: WrittenFileError.exists(path)) { try WrittenFile.create("new", at: path) }
    #expect(try text("file.txt") == "old")
    try WrittenFile.create("new", at: folder.path(of: "new.txt"))
    #expect(try text("new.txt") == "new")
  }
}
