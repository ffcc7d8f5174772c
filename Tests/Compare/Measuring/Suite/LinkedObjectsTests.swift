import Basics
import Foundation
import Testing

@testable import Measuring

struct LinkedObjectsTests {
  private let folder: TemporaryFolder

  /// Creates a program whose linker concatenates object files.
  init() throws {
    folder = try TemporaryFolder([
      "linux/release/A.build/1.o": "a", "linux/release/B.build/1.o": "b", "linux/release/Kit.build/1.o": "kit",
      "link": "#!/bin/sh\ncat $(cat ${3#@}) > $2\n",
    ])
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path(of: "link"))
    let objects = ["A", "Kit", "B"].map { folder.path(of: "linux/release/\($0).build/1.o") }
    try folder.write(objects.joined(separator: "\n"), to: "list")
    let program = folder.path(of: "linux/release/compare")
    let arguments = [folder.path(of: "link"), "-emit-executable", program, "@\(folder.path(of: "list"))"]
    try folder.write("    args: [\(arguments.map { "\"\($0)\"" }.joined(separator: ","))]\n", to: "release.yaml")
    try link()
  }

  private var program: URL { URL(filePath: folder.path(of: "linux/release/compare")) }

  private func link() throws {
    let objects = ["A", "Kit", "B"].map { folder.path(of: "linux/release/\($0).build/1.o") }
    let text = try objects.map { try String(contentsOfFile: $0, encoding: .utf8) }.joined()
    try Data(text.utf8).write(to: program)
  }

  private var objects: LinkedObjects? { LinkedObjects(of: program, modules: ["A", "B"]) }

  @Test func whatChangesIsTheModulesOwnAndNobodyElses() throws {
    let before = try #require(objects)
    #expect(Set(before.own.keys) == ["A", "B"])
    try folder.write("changed", to: "linux/release/A.build/1.o")
    try link()
    let after = try #require(objects)
    #expect(after.own["A"] != before.own["A"])
    #expect(after.own["B"] == before.own["B"])
    #expect(after.shared == before.shared)
  }

  @Test func whatIsNoModulesOwnIsShared() throws {
    let before = try #require(objects)
    try folder.write("changed", to: "linux/release/Kit.build/1.o")
    try link()
    let after = try #require(objects)
    #expect(after.own == before.own)
    #expect(after.shared != before.shared)
  }

  @Test func aProgramThatDoesNotComeOfItsObjectFilesHasNone() throws {
    // The sources were built again while the old program was running.
    try folder.write("newer", to: "linux/release/A.build/1.o")
    #expect(objects == nil)
  }

  @Test func whereNobodyKnowsHowItWasLinkedThereAreNone() throws {
    try FileManager.default.removeItem(atPath: folder.path(of: "release.yaml"))
    #expect(objects == nil)
    #expect(LinkedObjects(of: nil, modules: []) == nil)
  }
}
