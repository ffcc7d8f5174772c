import Basics
import Foundation
import SuiteFixtures
import Testing

@testable import CompareSuite

struct FileChangesTests {
  private let folder: TemporaryFolder
  private let checkout: Checkout

  init() throws {
    folder = try MadeCheckout.folder()
    checkout = try Checkout(above: URL(filePath: folder.path))
  }

  private func contents() throws -> [String: String?] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).reduce(into: [:]) { contents, path in
      contents[path] = try? String(contentsOfFile: folder.path(of: path), encoding: .utf8)
    }
  }

  @Test func whereAFileCannotBeWrittenAllIsAsItWas() throws {
    let before = try contents()
    let changes = FileChanges(
      checkout: checkout,
      texts: ["Sources/B/b.swift": "b", Checkout.registry: "changed", "Package.swift/x": "a file is no folder"],
      made: ["Sources/B"])
    #expect(throws: ExtensionError.self) { try changes.apply() }
    #expect(try contents() == before)
  }

  @Test func whereAFolderCannotBeDeletedGitRestoresIt() throws {
    let changes = FileChanges(checkout: checkout, texts: [Checkout.registry: ""], deleted: ["Sources/Missing"])
    let error = try #require(throws: ExtensionError.self) { try changes.apply() }
    #expect("\(error)".hasSuffix("To restore what was changed: git restore -- \(Checkout.registry) Sources/Missing"))
  }
}
