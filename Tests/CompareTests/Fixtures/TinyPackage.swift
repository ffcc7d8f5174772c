import HeadlessUI

@testable import CompareSuite

/// A package with an implementation, one test that passes and one that fails, and a `compare` that runs no stories but says so.
struct TinyPackage {
  private let folder: TemporaryFolder
  let architecture: FakeArchitecture
  let surroundings: Surroundings

  init() throws {
    folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Tiny", products: [.executable(name: "compare", targets: ["Compare"])],
        targets: [
          .target(name: "FakeA"), .executableTarget(name: "Compare", dependencies: ["FakeA"]),
          .testTarget(name: "FakeATests", dependencies: ["FakeA"]),
        ])
      """,
      "Sources/FakeA/A.swift": """
      public protocol Service {}

      public struct A {
        private let unit = 1

        public init() {}

        public func value(_ flag: Bool) -> Int {
          flag ? unit : 2 * unit
        }

        public func more() -> Int {
          3
        }
      }
      """,
      "Sources/FakeA/B.swift": """
      #if NEVER
        func unlinked() {
          print("never")
        }
      #endif
      """,
      "Sources/Compare/main.swift": """
      import FakeA

      let isSecond = CommandLine.arguments.last?.hasSuffix(":4") ?? false
      _ = isSecond ? A().more() : A().value(true)
      """,
      "Tests/FakeATests/Tests.swift": """
      import Testing
      @testable import FakeA

      struct Double: Service {}

      struct Tests {
        @Test func works() { #expect(A().value(false) == 2) }
        @Test func fails() { #expect(A().value(false) == 3) }
      }
      """,
      "two.feature": """
      Feature: Two
        Scenario: First
          Given the app is launched
        Scenario: Second
          Given the app is launched
      """,
    ])
    architecture = FakeArchitecture("A", sources: folder.path(of: "Sources/FakeA"))
    surroundings = .fake(stories: [folder.path(of: "two.feature")])
  }
}
