import Basics
import Foundation
import Testing
import Toolchain

/// Folders of products as toolchains leave them, with empty files.
struct TestProgramTests {
  private let products: TemporaryFolder

  init() throws { products = try TemporaryFolder() }

  private func make(_ names: [String], executable: Bool = true) throws {
    for name in names {
      if executable { try products.writeProgram("", to: name) } else { try products.write("", to: name) }
    }
  }

  private func program() -> TestProgram? { TestProgram(of: "ATests", in: products.url) }

  @Test("One program holds the tests of all modules, and their code")
  func whole() throws {
    try make(["TinyPackageTests.xctest", "tool"])
    let found = try #require(program())
    #expect(found.program.lastPathComponent == "TinyPackageTests.xctest")
    #expect(found.image.lastPathComponent == "TinyPackageTests.xctest")
  }

  @Test("Swift Build makes a runner for each module, beside a library with the code")
  func byModule() throws {
    try make(["ATests-test-runner", "ATests.so", "BTests-test-runner", "BTests.so", "tool"])
    let found = try #require(program())
    #expect(found.program.lastPathComponent == "ATests-test-runner")
    #expect(found.image.lastPathComponent == "ATests.so")
  }

  @Test("Of a package that was renamed the program is that which was built last")
  func renamed() throws {
    try make(["NewPackageTests.xctest", "OldPackageTests.xctest"])
    for (name, date) in [("Old", 1000.0), ("New", 2000.0)] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: date)],
        ofItemAtPath: products.path(of: "\(name)PackageTests.xctest"))
    }
    #expect(program()?.program.lastPathComponent == "NewPackageTests.xctest")
  }

  @Test(
    "A bundle, a runner of another module, and what can't be executed are no programs; nor is a folder that isn't there"
  )
  func none() throws {
    #expect(program() == nil)
    try make(["BTests-test-runner", "BTests.so", "ATests.so", "tool"])
    try make(["PackageTests.xctest"], executable: false)
    try FileManager.default.createDirectory(
      at: products.url.appending(path: "TinyPackageTests.xctest/Contents/MacOS"), withIntermediateDirectories: true)
    #expect(program() == nil)
  }
}
