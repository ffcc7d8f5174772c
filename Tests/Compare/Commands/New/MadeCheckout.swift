import Basics
import Foundation
import SuiteFixtures

/// The parts of a checkout that adding an implementation needs.
enum MadeCheckout {
  nonisolated static let manifest = """
    let implementations = [
      "ElmImpl",
    ]

    """

  nonisolated static let registry = """
    import ElmImpl
    import HeadlessUI

    package enum Registry {
      package static let architectures: [any Architecture] = [
        ElmArchitecture(),
      ]
    }

    """

  static func folder(manifest: String = manifest, registry: String = registry) -> TemporaryFolder {
    .holding([
      "Package.swift": manifest, "Sources/Compare/Registry.swift": registry,
      "Sources/Stories/S.swift": "", "Sources/ElmImpl/ElmArchitecture.swift": "", "Tests/LeftImplTests/T.swift": "",
      "Sources/Compare/Skeleton/SkeletonArchitecture.swift": """
      import HeadlessUI
      import SharedModel

      public struct SkeletonArchitecture { let profile = Profile(name: "Skeleton", role: "Skeleton") }
      """,
      "Sources/Compare/Skeleton/App/AppDelegate.swift": "final class AppDelegate {}",
      "Tests/Compare/Skeleton/SignIn/SignInTests.swift": """
      import Aspect
      import SkeletonImpl
      import Testing

      struct SignInTests { let module = "SkeletonImpl", isOne = architecture.name == "Skeleton" }
      """,
    ])
  }
}

extension TemporaryFolder {
  func contents() throws -> [String: String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).reduce(into: [:]) { contents, path in
      contents[path] = (try? text(path)) ?? "a folder"
    }
  }
}
