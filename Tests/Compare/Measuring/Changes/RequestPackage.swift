import Basics
import Foundation
import SuiteFixtures

@testable import Measuring

/// A package with two implementations of next to nothing, one request that both have met, and a `compare` that reads the answers to
/// its commands from the implementations.
struct RequestPackage {
  static let patch = """
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

  /// Tells of a new story that passes when A has hours, and of an old one that passes when it has none.
  static let main = """
    import FakeA

    func story(_ name: String, passes: Bool) -> String {
      let failure = #"{"step": "Then it is", "line": 3, "isDivergence": false, "details": ["it isn't"]}"#
      return #"{"file": "f", "feature": "F", "name": "\\#(name)", "line": 2, "passedSteps": 0, "steps": 1, "skipped": []"#
        + (passes ? "" : #", "failure": \\#(failure)"#) + "}"
    }

    switch CommandLine.arguments[1] {
    case "stories":
      let isNew = CommandLine.arguments.last?.hasSuffix("stories.feature") == true
      let stories = isNew ? [story("New", passes: hasHours)] : [story("Old", passes: !hasHours), story("Other", passes: true)]
      print(#"{"architectures": ["A"], "stories": [\\#(stories.joined(separator: ", "))]}"#)
    case "rules": print(#"{"architectures": []}"#)
    default: break
    }
    """
}
