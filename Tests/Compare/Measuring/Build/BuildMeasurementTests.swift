import Results
import SuiteFixtures
import Testing
import Toolchain

@testable import Measuring

@Suite(.timeLimit(.minutes(20)))
struct BuildMeasurementTests {
  @Test(.tags(.packageBuild), .inGate) func whatIsNotTimedIsBuiltForItsSizeAlone() throws {
    let package = try TinyPackage()
    let result = try BuildMeasurement(
      Bench([package.architecture], process: package.process), timed: [.debug], rounds: 1, seed: 1
    ).measure(in: package.process.circumstances(nil))
    let found = try #require(result.architectures.first)
    #expect(found.configurations.map(\.name) == ["debug"])
    #expect(try #require(found.size).code > 0)
    let sizes = try BuildMeasurement(
      Bench([package.architecture], process: package.process), timed: [], rounds: 3, seed: 1
    ).measure(in: package.process.circumstances(nil))
    #expect(sizes.rounds == 0)
    #expect(sizes.architectures.first?.configurations.isEmpty == true)
    #expect(sizes.architectures.first?.size == found.size)
  }

  @Test(.tags(.packageBuild), .inGate) func aBuildThatDidNotCompileWhatChangedIsNoBuild() throws {
    let package = try TinyPackage()
    let folder = try #require(package.architecture.profile.package)
    let copy = try PackageCopy(of: folder, for: "build")
    try copy.synchronise(replacing: [:])
    let built = try BuiltPackage(at: copy.copy, for: "modules", toolchain: Toolchain.running())
    let module = try #require(try built.modules().first { $0.name == "FakeA" })
    let build = try ModuleBuild(module, in: built, for: .debug)
    let objects = build.objects(without: "A.swift").map(\.lastPathComponent)
    #expect(objects.count == module.files.count - 1 && !objects.contains("A.swift.o"))
    try build.buildAsItIs()
    try build.run(.changed, try build.prepare(.changed, version: 1))
    try build.run(.unchanged, try build.prepare(.unchanged, version: 1))
    for kind in [BuildResult.Kind.clean, .changed] {
      _ = try build.prepare(kind, version: 2)
      #expect(throws: BuildError.notAsExpected(module: "FakeA", build: kind.rawValue, file: "A.swift")) {
        try build.run(kind) {}
      }
    }
    let again = try build.prepare(.clean, version: 3)
    #expect(throws: BuildError.notAsExpected(module: "FakeA", build: "unchanged", file: "A.swift")) {
      try build.run(.unchanged, again)
    }
  }
}
