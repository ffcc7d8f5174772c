import Basics
import HeadlessUI
import Measuring

/// A package with an implementation, a test that passes, a test that fails, a charter that it breaks, and a `compare`
/// that counts without running stories.
package struct TinyPackage {
  private let folder: TemporaryFolder
  package let architecture: FakeArchitecture
  package let process: ProcessContext

  package init() throws {
    folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Tiny", products: [.executable(name: "compare", targets: ["Compare"])],
        targets: [
          .target(name: "FakeA"), .executableTarget(name: "Compare", dependencies: ["FakeA"]),
          .testTarget(name: "FakeATests", dependencies: ["FakeA"]),
          .testTarget(name: "CharterTests", dependencies: ["FakeA"]),
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
      import Foundation

      @_silgen_name("__llvm_profile_reset_counters") func resetCounters()
      @_silgen_name("__llvm_profile_set_filename") func setFilename(_ path: UnsafePointer<CChar>)
      @_silgen_name("__llvm_profile_write_file") func writeFile() -> CInt

      let job = try JSONSerialization.jsonObject(with: Data(CommandLine.arguments[1].utf8)) as? [String: [String: Any]]
      let folder = URL(string: job?["countStories"]?["folder"] as? String ?? "")?.path ?? ""
      for number in 0...1 {
        resetCounters()
        _ = number == 1 ? A().more() : A().value(true)
        "\\(folder)/\\(number).profraw".withCString { path in
          setFilename(path)
          _ = writeFile()
        }
      }
      """,
      "Tests/CharterTests/Charter.swift": """
      import FakeA
      import Foundation
      import Testing

      @Test func holds() {
        #expect(ProcessInfo.processInfo.environment["SAMEAPP_CHARTER"] != "A" || A().value(true) == A().more())
      }
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
    process = .fake(stories: [folder.path(of: "two.feature")])
  }
}
