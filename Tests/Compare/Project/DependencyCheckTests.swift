import Testing

struct DependencyCheckTests {
  private static let manifest = """
    let implementations = [
      "OneImpl",
      "TwoImpl",
    ]
    let package = Package(
      products: [.library(name: "SharedModel", targets: ["SharedModel"])],
      targets: [
        .target(name: "SharedModel", resources: [.copy("guide.json")], swiftSettings: common),
        .target(name: "Metrics", dependencies: ["SharedModel"], path: "Sources/Compare/Metrics", swiftSettings: common),
        .target(
          name: "Results", dependencies: ["Metrics"], path: "Sources/Compare/Results", resources: [.embedInCode("Resources")],
          swiftSettings: tool),
        .executableTarget(
          name: "compare", dependencies: ["Metrics", "Results"] + implementations.map { .byName(name: $0) },
          path: "Sources/Compare", swiftSettings: common),
        .testTarget(name: "ResultsTests", dependencies: ["Results", "compare"], path: "Tests/Compare/Results"),
      ]
        + implementations.map { name in
          .target(name: name, dependencies: ["SharedModel"], swiftSettings: common)
        }
        + implementations.map { name in
          .testTarget(name: "\\(name)Tests", dependencies: [.byName(name: name), "SharedModel"])
        })
    if Context.environment["SAMEAPP_COUNTED"] != nil {
      package.targets += [.target(name: "Results", dependencies: ["SharedModel"], path: "Sources/Counted")]
    }
    """

  private static let table = """
    | target | holds |
    |---|---|
    | `SharedModel` | the model |
    | `Metrics`, `Results` | measures and results |
    | `compare` | the program |
    """

  private static let files = [
    "Sources/SharedModel/Model.swift": "import Foundation",
    "Sources/Compare/Metrics/Lines.swift":
      "package import SharedModel\n\nlet text = \"\"\"\n  import Results\n  \"\"\"",
    "Sources/Compare/Results/Result.swift": "internal import Metrics",
    "Sources/Compare/main.swift": "import Metrics\nimport Results\nimport OneImpl\nimport TwoImpl",
    "Sources/Counted/Counted.swift": "import SharedModel",
    "Sources/OneImpl/One.swift": "import SharedModel",
    "Sources/TwoImpl/Two.swift": "import SharedModel",
    "Tests/Compare/Results/ResultTests.swift": "import Testing\n\n@testable import Results",
    "Tests/OneImplTests/OneTests.swift": "import OneImpl\nimport SharedModel",
    "Tests/TwoImplTests/TwoTests.swift": "import TwoImpl\nimport SharedModel",
  ]

  /// The flaws, except for targets that this package lacks.
  private func flaws(
    manifest: String = manifest, table: String = table, files: [String: String] = [:]
  ) -> [String] {
    let all = Self.files.merging(files) { $1 }.sorted { $0.key < $1.key }
    let imports = all.flatMap { DependencyCheck.Import.all(in: $0.value, path: $0.key) }
    return DependencyCheck(manifest: PackageManifest(manifest), imports: imports, document: table).flaws
      .filter { !$0.hasSuffix("which is no target") }
  }

  @Test func whatFitsIsFine() {
    #expect(flaws() == [])
  }

  @Test func theManifestIsReadWithItsLines() throws {
    let targets = PackageManifest(Self.manifest).targets
    #expect(
      targets.map(\.name) == [
        "SharedModel", "Metrics", "Results", "compare", "ResultsTests", "OneImpl", "TwoImpl", "OneImplTests",
        "TwoImplTests", "Results",
      ])
    #expect(targets.map(\.line).prefix(5) == [8, 9, 10, 13, 16])
    #expect(targets[3].dependencies == ["Metrics", "Results", "OneImpl", "TwoImpl"])
    #expect(targets[7].dependencies == ["OneImpl", "SharedModel"])
    #expect(targets.filter(\.isInstrumented).map(\.folder) == ["Sources/Counted"])
  }

  @Test func whatIsImportedIsDeclared() {
    #expect(
      flaws(files: ["Sources/Compare/Metrics/More.swift": "// More.\n@testable import Results"]) == [
        "Sources/Compare/Metrics/More.swift:2: Metrics imports Results and doesn't declare it in Package.swift"
      ])
  }

  @Test func whatIsDeclaredIsImported() {
    #expect(
      flaws(files: ["Sources/Compare/Results/Result.swift": "import Foundation"]) == [
        "Package.swift:10: Results declares Metrics, and none of its files imports it"
      ])
  }

  @Test func nothingKnowsWhatStandsAboveIt() {
    let manifest = Self.manifest.replacing(
      "\"Metrics\", dependencies: [\"SharedModel\"]", with: "\"Metrics\", dependencies: [\"SharedModel\", \"OneImpl\"]")
    #expect(
      flaws(manifest: manifest, files: ["Sources/Compare/Metrics/More.swift": "import OneImpl"]).first
        == "Package.swift:9: Metrics knows OneImpl, which doesn't stand below it")
  }

  @Test func everyTargetHasItsPlace() {
    let manifest = Self.manifest.replacing("targets: [\n", with: "targets: [\n    .target(name: \"Helpers\"),\n")
    #expect(flaws(manifest: manifest).first == "Package.swift:8: Helpers has no place in DependencyCheck.order")
  }

  @Test func aNameThatIsNoTargetHasNoPlace() {
    let check = DependencyCheck(manifest: PackageManifest(""), imports: [], document: "")
    #expect(check.flaws.contains("DependencyCheck.order names Report, which is no target"))
  }

  @Test func everyTargetIsInTheTable() {
    #expect(
      flaws(table: Self.table.replacing(", `Results`", with: "")) == [
        "ARCHITECTURE.md: no row of the table names Results"
      ])
  }
}
