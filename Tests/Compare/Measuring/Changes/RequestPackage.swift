import Basics
import Foundation
import SuiteFixtures

@testable import Measuring

/// A package with two tiny implementations, a request that A implements, and a `compare` that answers the commands.
struct RequestPackage {
  static let patch = """
    diff --git a/Sources/FakeA/A.swift b/Sources/FakeA/A.swift
    --- a/Sources/FakeA/A.swift
    +++ b/Sources/FakeA/A.swift
    @@ -1 +1 @@
    -public let hasHours = false
    +public let hasHours = givenHours

    """
  let folder: TemporaryFolder

  init(_ files: [String: String] = [:]) throws {
    folder = try TemporaryFolder(
      [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Tiny",
          targets: [
            .target(name: "Model"), .target(name: "FakeA", dependencies: ["Model"]),
            .target(name: "FakeB", dependencies: ["Model"]),
            .executableTarget(name: "compare", dependencies: ["FakeA", "FakeB"]),
            .testTarget(name: "FakeATests", dependencies: ["FakeA"]),
          ])
        """,
        "Sources/Model/Model.swift": "public let model = 1\n",
        "Sources/FakeA/A.swift": "public let hasHours = false\n",
        "Sources/FakeB/B.swift": "public let hasHoursToo = false\n",
        "Sources/compare/main.swift": Self.main,
        "Tests/FakeATests/Tests.swift": "",
        "ChangeRequests/01-it/request.md": "# It\n\n*“Say when\nit is open.”*\n",
        "ChangeRequests/01-it/given.patch": """
        diff --git a/Sources/Model/Model.swift b/Sources/Model/Model.swift
        --- a/Sources/Model/Model.swift
        +++ b/Sources/Model/Model.swift
        @@ -1 +1,2 @@
         public let model = 1
        +public let givenHours = true

        """,
        "ChangeRequests/01-it/stories.feature": "",
        "ChangeRequests/01-it/A.patch": Self.patch.replacing("= givenHours", with: "= true"),
      ].merging(files) { $1 })
  }

  func architecture(_ name: String) -> FakeArchitecture {
    FakeArchitecture(name, sources: folder.path(of: "Sources/Fake\(name)"))
  }

  var requests: [ChangeRequest] { get throws { try ChangeRequest.all(in: folder.url) } }

  /// Reports a new story, which passes if A has hours, and an old one, which passes if it has none.
  static let main = """
    import FakeA

    func story(_ name: String, passes: Bool) -> String {
      let failure = #"{"step": "Then it is", "line": 3, "isDivergence": false, "details": ["it isn't"]}"#
      return #"{"file": "f", "feature": "F", "name": "\\#(name)", "line": 2, "passedSteps": 0, "steps": 1, "#
        + #""skipped": []"# + (passes ? "" : #", "failure": \\#(failure)"#) + "}"
    }

    let job = CommandLine.arguments[2]
    if job.contains("checkStories") {
      let stories =
        job.contains("stories.feature")
        ? [story("New", passes: hasHours)] : [story("Old", passes: !hasHours), story("Other", passes: true)]
      print(#"{"architectures": ["A"], "stories": [\\#(stories.joined(separator: ", "))]}"#)
    } else if job.contains("checkRules") {
      print(#"{"architectures": []}"#)
    } else {
      print(#"{"steps": 5000, "seed": 1, "finding": [], "story": []}"#)
    }
    """
}
