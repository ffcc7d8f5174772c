import Basics
import Foundation
import Measuring
import Results
import SuiteFixtures
import Testing
import Toolchain

@Suite(.timeLimit(.minutes(20)))
struct ModuleTestsTests {
  private static let silent = Observer(progress: { _, _ in }, diagnostic: { _ in })
  private let folder = TemporaryFolder.holding([
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Own", targets: [
        .target(name: "OwnImpl"), .testTarget(name: "OwnImplTests", dependencies: ["OwnImpl"]),
        .testTarget(name: "MoreTests", dependencies: ["OwnImpl"]),
        .testTarget(name: "CharterTests", dependencies: ["OwnImpl"]),
      ])
    """, "Sources/OwnImpl/Own.swift": "public let number = 1\n",
    "Tests/OwnImplTests/Menu/OwnTests.swift": "",
    "Tests/CharterTests/App/Charter.swift": """
    import Foundation
    import Testing
    @Test("It starts") func starts() { #expect(ProcessInfo.processInfo.environment["SAMEAPP_CHARTER"] == "Own") }
    @Test("It ends") func ends() { Issue.record("It stays.") }
    @Test("It beeps") func beeps() { Issue.record("It is mute.") }
    """, "docs/test-charter.md": "# Charter\n\n## App\n\n- It starts\n- It ends\n\n## Note\n\n- It closes\n",
    "Tests/MoreTests/MoreTests.swift": "import Testing\n@Test func others() { #expect(Bool(false)) }\n",
  ])

  private func run(_ source: String) throws -> ModuleTests.Outcome? {
    try folder.write("import OwnImpl\nimport Testing\n\(source)\n", to: "Tests/OwnImplTests/Menu/OwnTests.swift")
    return try tests(of: "OwnImplTests").flatMap { try ModuleTests.run([$0], Self.silent).first }
  }

  private func tests(of module: String) throws -> ModuleTests? {
    try ModuleTests(
      module, in: BuiltPackage(at: URL(filePath: folder.path), for: "index", toolchain: .running()))
  }

  @Test(
    "Only own tests run; failures are named, and a crash or a compiler error is the reason",
    .tags(.packageBuild), .inGate)
  func outcomes() throws {
    let outcome = try #require(
      try run(
        """
        @Test func one() { #expect(number == 1) }
        @Test(arguments: [1, 2]) func two(value: Int) { #expect(number == 2); #expect(value == 3) }
        @Test func known() { withKnownIssue { #expect(number == 2) } }
        @Test("It stands") func stands() {}
        @Test("It goes") func goes() {}
        @Test("It goes") func fails() { Issue.record("It stays.") }
        """))
    let mixed = outcome.run
    #expect(outcome.shown.mapValues { $0.sorted() } == ["Menu": ["It stands", "known", "one"]])
    #expect(mixed.tests == 6 && mixed.reason == nil && !mixed.hasPassed)
    #expect(
      mixed.failures == [
        "fails() (OwnTests.swift:8): It stays.",
        "two(value:) (OwnTests.swift:4): Expectation failed: (number → 1) == 2",
      ])
    let broken = try #require(try run("@Test func one() { #expect(missing == 1) }")?.run)
    #expect(broken.tests == 0 && !broken.hasPassed)
    #expect(broken.reason?.contains("cannot find 'missing' in scope") == true, "\(broken)")
    let crash = try #require(try run("@Test func one() { #expect([Int]()[number] == 1) }")?.run)
    #expect(crash.reason?.hasPrefix("one() (OwnTests.swift:3) crashed: ") == true, "\(crash)")
    #expect(!crash.hasPassed)
  }

  @Test(
    "The charter runs for this implementation alone; a sentence without a passing test is missing",
    .tags(.packageBuild), .inGate)
  func charter() throws {
    try folder.write("import Testing\n@Test func own() {}\n", to: "Tests/OwnImplTests/Menu/OwnTests.swift")
    let own = FakeArchitecture("Own", module: "OwnImpl", sources: folder.path(of: "Sources/OwnImpl")).profile
    let tests = try CheckedTests.run(of: own, Self.silent)
    #expect(tests.own?.tests == 1 && tests.own?.hasPassed == true)
    #expect(
      tests.charter.sections == [
        .init(name: "App", sentences: 2, missing: ["It ends"]),
        .init(name: "Note", sentences: 1, missing: ["It closes"]),
      ])
    #expect(tests.charter.reason == nil)
    // “It beeps” isn't a sentence.
    #expect(tests.charter.failures.count == 1 && tests.charter.failures[0].contains("It is mute."))
    try FileManager.default.removeItem(atPath: folder.path(of: "Tests/CharterTests"))
    try folder.write(folder.text("Package.swift").replacing(/.*CharterTests.*\n/, with: ""), to: "Package.swift")
    let without = try CheckedTests.run(of: own, Self.silent)
    #expect(without.own?.tests == 1 && without.charter.sections.isEmpty)
    #expect(without.charter.reason?.hasPrefix("its package has no CharterTests. ") == true)
  }

  @Test func whatHasNoTestsHasNothingToRun() throws {
    #expect(try tests(of: "BareImplTests") == nil)
  }
}
