import Basics
import Foundation
import Results
import SuiteFixtures
import Testing

@testable import Measuring

@Suite(.timeLimit(.minutes(20)))
struct PracticeTests {
  @Test(
    "A change is judged by the sentences of its request, and next to the recorded patches", .tags(.packageBuild),
    .inGate)
  func judged() throws {
    let package = try RequestPackage([
      "ChangeRequests/01-it/request.md": """
      *“Say when it is open.”*

      ## What it adds

      - It says when it is open.
        *New*
      """,
      "ChangeRequests/01-it/superseded.txt": "Old → New\n",
    ])
    let architecture = package.architecture("A")
    let work = package.folder.url.appending(path: ".work")
    _ = try Practice(package.requests[0], in: architecture.profile, at: work)
    func judge(_ source: String, shared: String = "") throws -> ChangeJudgement {
      try package.folder.write(source, to: ".work/Sources/FakeA/A.swift")
      try package.folder.write("public let hasHoursToo = false\n\(shared)", to: ".work/Sources/FakeB/B.swift")
      return try Practice(at: work, among: package.requests, [architecture.profile]).judge(Bench([architecture]))
    }
    let missing = try judge("public let hasHours = (false)\n")
    #expect(!missing.isMet)
    #expect(missing.sentences == ["It says when it is open.", nil])
    #expect(missing.check.findings.map(\.story) == ["New", nil])

    let wrong = try judge("public let hasHours = nothing\n")
    #expect(wrong.check.findings.map(\.text) == ["the change doesn't build"])
    #expect(wrong.check.findings[0].details.contains { $0.hasPrefix("Sources/FakeA/A.swift:1:23: error: ") })

    #expect(try judge("public let hasHours = true\n", shared: "let b = 1\n").otherPaths == ["Sources/FakeB/B.swift"])

    try FileManager.default.removeItem(at: work.appending(path: "Sources/Model/Model.swift"))
    #expect(try judge("public let hasHours = true\n").otherPaths == ["Sources/Model/Model.swift"])
    try package.folder.write(
      "public let model = 1\npublic let givenHours = true\n", to: ".work/Sources/Model/Model.swift")

    let stories = try package.requests[0].place(of: "stories.feature")
    try package.folder.write("Feature: None\n", to: ".work/\(stories)")
    #expect(try judge("public let hasHours = true\n").otherPaths == [stories])
    try package.folder.write("", to: ".work/\(stories)")

    let met = try judge("public let hasHours = true\npublic let more = 1\n")
    #expect(met.isMet && met.check.findings == [])
    #expect(met.patches.map(\.name) == ["yours", "A.patch"])
    #expect(met.patches.map(\.sources.statements) == [3, 2])
    #expect(met.patches.map { $0.files["Sources/FakeA/A.swift"]?.added } == [2, 1])
  }
}
