import Basics
import Foundation
import SuiteFixtures
import Testing

@testable import CompareSuite

struct FileChangesTests {
  private let folder: TemporaryFolder
  private let checkout: Checkout

  init() throws {
    folder = MadeCheckout.folder()
    checkout = try Checkout(above: URL(filePath: folder.path))
  }

  @Test func whereAFileCannotBeWrittenAllIsAsItWas() throws {
    let before = try folder.contents()
    let changes = FileChanges(
      checkout: checkout,
      texts: ["Sources/B/b.swift": "b", Checkout.registry: "changed", "Package.swift/x": "a file is no folder"],
      made: ["Sources/B"])
    #expect(throws: ExtensionError.self) { try changes.apply() }
    #expect(try folder.contents() == before)
  }

  @Test func whereAFolderCannotBeDeletedGitRestoresIt() throws {
    let changes = FileChanges(checkout: checkout, texts: [Checkout.registry: ""], deleted: ["Sources/Missing"])
    let error = try #require(throws: ExtensionError.self) { try changes.apply() }
    #expect("\(error)".hasSuffix("To restore what was changed: git restore -- \(Checkout.registry) Sources/Missing"))
  }
}
