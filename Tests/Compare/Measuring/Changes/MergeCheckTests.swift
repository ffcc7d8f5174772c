import Basics
import Foundation
import Results
import SuiteFixtures
import Testing

@testable import Measuring

@Suite(.timeLimit(.minutes(20)))
struct MergeCheckTests {
  /// A package whose implementations change two files for each of two requests: A so that git merges the changes but the
  /// result doesn't build, B in the same line, C so that a story fails, D so that all is well, E so that its own test
  /// fails, and F so that its own test doesn't build.
  private func package() throws -> RequestPackage {
    let many = (1...9).map { "public let line\($0) = \($0)\n" }.joined()
    func changed(_ changes: [(String, String)]) -> String { changes.reduce(many) { $0.replacing($1.0, with: $1.1) } }
    func patch(_ name: String, _ changes: [(String, String)]) throws -> String {
      try ScratchRepository.diff(of: [("Sources/Fake\(name)/\(name).swift", many, changed(changes))])
    }
    let first = ["line1 = 1", "line2 = 2", "line1 = 1", "line1 = 1", "line1 = 1", "line1 = "]
    let second = ["line9 = 9", "line2 = 2", "line9 = 9", "line9 = 9", "line9 = 9", "line9 = 9"]
    let names = ["A", "B", "C", "D", "E", "F"]
    var files: [String: String] = [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Tiny",
        targets: [
          .target(name: "Model"), .target(name: "FakeA"), .target(name: "FakeB"), .target(name: "FakeC"), .target(name: "FakeD"),
          .target(name: "FakeE"), .testTarget(name: "FakeETests", dependencies: ["FakeE"]),
          .target(name: "FakeF"), .testTarget(name: "FakeFTests", dependencies: ["FakeF"]),
          .executableTarget(name: "compare", dependencies: ["FakeA", "FakeB", "FakeC", "FakeD", "FakeE", "FakeF"]),
        ])
      """,
      "Sources/compare/main.swift": Self.main,
      "Tests/FakeETests/E.swift":
        "import FakeE\nimport Testing\n@Test func isSmall() { #expect(line1 + line9 < 100) }\n",
      "Tests/FakeFTests/F.swift":
        "import FakeF\nimport Testing\n@Test func isOne() { let one: Int = line1; _ = one }\n",
      "ChangeRequests/02-more/request.md": "*“More.”*",
      "ChangeRequests/02-more/stories.feature": "",
    ]
    for (index, name) in names.enumerated() {
      files["Sources/Fake\(name)/\(name).swift"] = many
      let more = ["\npublic let both = 1", "", "", "", "", ""][index]
      let old = name == "F" ? "1.5 // " : "0"
      files["ChangeRequests/01-it/\(name).patch"] = try patch(name, [(first[index], first[index] + old + more)])
      files["ChangeRequests/02-more/\(name).patch"] = try patch(name, [(second[index], second[index] + "1" + more)])
    }
    return try RequestPackage(files)
  }

  @Test(
    "Collisions and silent conflicts are found at their level, and recorded until the sources change",
    .tags(.packageBuild), .inGate)
  func levels() throws {
    let package = try package()
    let bench = Bench(["A", "B", "C", "D", "E", "F"].map { package.architecture($0) })
    let merged = try bench.conflicts([], of: package.requests)
    #expect(merged.pairs.map(\.name) == ["01+02"])
    #expect(merged.pairs[0].entries.map(\.sources) == [[], ["Sources/FakeB/B.swift"], [], [], [], []])
    #expect(merged.pairs[0].entries.allSatisfy { !$0.isChecked && $0.silent == nil })

    try bench.checkPairs([], of: package.requests)
    let checked = try bench.conflicts([], of: package.requests).pairs[0]
    #expect(checked.entries.map(\.isChecked) == [true, false, true, true, true, true])
    #expect(checked.entries.map(\.silent?.level) == [.build, nil, .stories, nil, .ownTests, .ownTests])
    #expect(checked.entries[0].silent?.text.hasPrefix("Sources/FakeA/A.swift:") == true)
    #expect(checked.entries[2].silent?.text == "“Old”: Then it is")
    #expect(checked.entries[5].silent?.text.hasPrefix("Tests/FakeFTests/F.swift:3: ") == true)
    #expect(checked.contradictoryStories == ["Never"])
    #expect(try bench.conflicts([], of: package.requests).authors["B"] == ConflictsResult.Authors(least: 1, most: 1))

    // Nothing is built where all collide.
    let colliding = Bench([package.architecture("B")])
    try colliding.checkPairs(["01+02"], of: package.requests)
    #expect(try colliding.conflicts([], of: package.requests).pairs[0].entries.map(\.isChecked) == [false])

    try package.folder.write("// changed\n", to: "Sources/FakeD/More.swift")
    #expect(
      try bench.conflicts([], of: package.requests).pairs[0].entries.map(\.isChecked) == [
        true, false, true, false, true, true,
      ])
  }

  @Test(
    "All requests are merged in each order with what is recorded as done by hand, and recorded where the result is well",
    .tags(.packageBuild), .inGate)
  func sequence() throws {
    let package = try package()
    let bench = Bench(["A", "B", "C", "D"].map { package.architecture($0) })
    let open = try bench.sequences(of: package.requests, isBuilt: false).map(\.open)
    let key = TextMerge.Conflict(first: "public let line2 = 20\n", second: "public let line2 = 21\n").key
    let heading = "@@ \(key) Sources/FakeB/B.swift\n"
    #expect(open == [[], ["\(heading)public let line2 = 20\n=======\npublic let line2 = 21\n"], [], []])

    try package.folder.write("\(heading)public let line2 = 2021\n", to: "ChangeRequests/sequences/B.txt")
    try package.folder.write(
      """
      diff --git a/Sources/FakeA/A.swift b/Sources/FakeA/A.swift
      --- a/Sources/FakeA/A.swift
      +++ b/Sources/FakeA/A.swift
      @@ -10,2 +10 @@
       public let line9 = 91
      -public let both = 1

      """, to: "ChangeRequests/sequences/A.patch")
    let sequences = try bench.sequences(of: package.requests, isBuilt: true)
    #expect(
      sequences.map(\.orders)
        == [
          ConflictsResult.Handwork(repairs: 1), ConflictsResult.Handwork(conflicts: 1, statements: 3),
          ConflictsResult.Handwork(), ConflictsResult.Handwork(),
        ].map { [$0, $0] })
    #expect(sequences.map(\.failures) == [[], [], ["order 1: “Old”: Then it is"], []])
    let recorded = try bench.conflicts([], of: package.requests).sequences
    #expect(recorded?.keys.sorted() == ["A", "B", "D"])

    try package.folder.write("\(heading)public let line2 = 2120\n", to: "ChangeRequests/sequences/B.txt")
    #expect(try bench.conflicts([], of: package.requests).sequences?.keys.sorted() == ["A", "D"])
  }

  @Test("With fewer than two requests that users notice, no pair is recorded", arguments: [true, false])
  func nothingToMerge(isNoticed: Bool) throws {
    let package = try RequestPackage()
    if !isNoticed {
      try FileManager.default.removeItem(atPath: package.folder.path(of: "ChangeRequests/01-it/stories.feature"))
    }
    let result = try Bench([package.architecture("A"), package.architecture("B")]).changes()
    #expect(result.conflicts == nil && result.requests.count + result.unnoticed.count == 1)
  }

  @Test("A recorded pair depends on stories and accepted patches, and the range over authors on all patches")
  func recorded() throws {
    let package = try package()
    let (requests, profile) = (try package.requests, package.architecture("D").profile)
    let pair = RequestPair.all(of: requests, named: [])[0]
    func read() throws -> RecordedConflicts {
      try RecordedConflicts(of: requests, by: [profile], AcceptedAttempts(of: requests, by: [profile]))
    }
    /// Returns what is still recorded after changing a file.
    func isKept(_ name: String, _ text: String) throws -> [Bool] {
      var before = try read()
      let entry = ConflictsResult.Entry(architecture: "D", sources: [], tests: [])
      try before.record([entry], contradictoryStories: [], of: pair, by: [profile])
      try before.record(ConflictsResult.Authors(least: 0, most: 0), of: requests, by: profile)
      try before.record([ConflictsResult.Handwork()], of: requests, by: profile)
      try package.folder.write(text, to: name)
      let after = try read()
      return [
        after.entry(of: pair, by: profile) != nil, after.sequence(of: requests, by: profile) != nil,
        after.authors(of: requests, by: profile) != nil,
      ]
    }
    #expect(try isKept("ChangeRequests/02-more/review.md", "# Review\n") == [true, true, true])
    // What is about all requests isn't shown with a named pair.
    let bench = Bench([package.architecture("D")])
    let (all, named) = (try bench.conflicts([], of: requests), try bench.conflicts(["01+02"], of: requests))
    #expect(all.authors.count == 1 && all.sequences?.count == 1)
    #expect(named.pairs == all.pairs && named.authors.isEmpty && named.sequences == nil)
    #expect(try isKept("ChangeRequests/02-more/D.2.patch", "") == [true, true, false])
    #expect(try isKept("ChangeRequests/02-more/stories.feature", "# Stories\n") == [false, false, true])
    #expect(try isKept("ChangeRequests/sequences/D.txt", "") == [true, false, true])
    #expect(try isKept("ChangeRequests/02-more/D.patch", "") == [false, false, false])
  }

  /// A story fails in C if both of its lines have changed, and another fails in all.
  private static let main = """
    import FakeC

    func story(_ name: String, passes: Bool) -> String {
      let failure = #"{"step": "Then it is", "line": 3, "isDivergence": false, "details": ["it isn't"]}"#
      return #"{"file": "f", "feature": "F", "name": "\\#(name)", "line": 2, "passedSteps": 0, "steps": 1, "#
        + #""skipped": []"# + (passes ? "" : #", "failure": \\#(failure)"#) + "}"
    }

    let job = CommandLine.arguments[2]
    if job.contains("checkStories") {
      let isC = job.contains(#""C""#)
      let stories =
        job.contains("stories.feature")
        ? [] : [story("Old", passes: !isC || line1 == 1 || line9 == 9), story("Never", passes: false)]
      print(#"{"architectures": ["A"], "stories": [\\#(stories.joined(separator: ", "))]}"#)
    } else if job.contains("checkRules") {
      print(#"{"architectures": []}"#)
    } else {
      print(#"{"steps": 5000, "seed": 1, "finding": [], "story": []}"#)
    }
    """
}
