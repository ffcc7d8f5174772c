import Basics
import Foundation
import Testing

@testable import Toolchain

struct TestProgramTests {
  private let products: TemporaryFolder

  init() throws { products = try TemporaryFolder() }

  private func make(_ names: [String], executable: Bool = true) throws {
    for name in names {
      if executable { try products.writeProgram("", to: name) } else { try products.write("", to: name) }
    }
  }

  private func program() -> TestProgram? { TestProgram(of: "ATests", in: products.url) }

  @Test(
    "One program contains all modules' tests and code, or each has a runner next to its library",
    arguments: [
      ["TinyPackageTests.xctest", "TinyPackageTests.xctest", "tool"],
      ["ATests-test-runner", "ATests.so", "BTests-test-runner", "BTests.so", "tool"],
    ])
  func found(files: [String]) throws {
    try make(files)
    let found = try #require(program())
    #expect([found.program, found.image].map(\.lastPathComponent) == Array(files.prefix(2)))
  }

  @Test("In a renamed package the program is the one that was built last")
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
    "Bundles, other modules' runners, files that can't be executed and missing folders aren't programs"
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

struct WatchedTestsTests {
  private func run(_ script: String, _ tests: [String]) throws -> (run: WatchedTests?, told: String) {
    let folder = try TemporaryFolder()
    for file in ["MTests-test-runner", "MTests.so"] { try folder.writeProgram(script, to: file) }
    let results = folder.url.appending(path: "results")
    let run = try WatchedTests(
      tests, with: #require(TestProgram(of: "MTests", in: folder.url)), watching: [3, 5], in: results)
    let told = try ["configuration.json", "watched.json"].map { name in
      try String(contentsOf: results.appending(path: name), encoding: .utf8)
    }
    return (run, told.joined())
  }

  private static let well = """
    cd "$SAMEAPP_COUNTED_TESTS" && echo counts > counts.profraw \
    && echo '["MTests.A/x(y:)/A.swift:3:4", "MTests.f()/A.swift:9:2"]' > noticed.json
    """

  @Test("A test that ran watched code is named like in the testing library's list, with or without its place")
  func noticed() throws {
    let (run, told) = try run(Self.well, ["MTests.A/x(y:)"])
    let names: Set = ["MTests.A/x(y:)", "MTests.f()"]
    #expect(run?.noticed == names.union(["MTests.A/x(y:)/A.swift:3:4", "MTests.f()/A.swift:9:2"]))
    #expect(run?.counts.lastPathComponent == "counts.profraw")
    #expect(told.hasSuffix("[3,5]"))
  }

  @Test("The testing library runs only these tests, with a pattern for each suite, one after the other")
  func configuration() throws {
    let told = try run(Self.well, ["MTests.A/x(y:)", "MTests.f()", "MTests.A/B/z()"]).told
    #expect(told.contains(#""parallel":false"#))
    let json = try JSONDecoder().decode(
      [String: [String]].self, from: Data("{\(told.firstMatch(of: /"filter":\[.*?\]/)?.output ?? "")}".utf8))
    let patterns = try #require(json["filter"]).map { try Regex($0) }
    let places = ["MTests.A/x(y:)/A.swift:3:4", "MTests.A/B/z()/A.swift:5:6", "MTests.f()/A.swift:7:8"]
    #expect(patterns.count == 2)
    #expect(places.allSatisfy { place in patterns.contains { place.contains($0) } })
    let others = ["MTests.A/x(y:z:)/A.swift:3:4", "MTests.AB/x(y:)/A.swift:3:4", "OMTests.f()/A.swift:7:8"]
    #expect(!others.contains { other in patterns.contains { other.contains($0) } })
  }

  @Test(
    "If a test fails, its process ends, or the program doesn't support this, there is no result",
    arguments: [well + "\nexit 1", well + "\nkill -SEGV $$", "echo MTests.f"])
  func nothing(script: String) throws {
    #expect(try run(script, ["MTests.f()"]).run == nil)
  }
}
