import Foundation
import Report
import Testing
import Toolchain

@testable import CompareSuite

struct BuildCommandTests {
  @Test func eachBuildIsTimedAndTheSourcesAreLeftAsTheyAre() throws {
    let package = try TinyPackage()
    let sources = package.architecture.profile.sources
    let before = try String(contentsOf: sources.appending(path: "A.swift"), encoding: .utf8)
    var surroundings = package.surroundings
    var nanoseconds: UInt64 = 0
    surroundings.processorTimeOfChildren = {
      nanoseconds += 500_000_000
      return nanoseconds
    }
    let run = CompareRun(
      "build", "--rounds", "2", "--format", "json", architectures: [package.architecture], surroundings: surroundings)
    try #require(run.diagnostics.isEmpty)
    let result = try JSONDecoder().decode(BuildResult.self, from: Data(run.output.utf8))
    let found = try #require(result.architectures.first)
    #expect(result.circumstances.command == "compare build --rounds 2 --format json")
    #expect(found.module == "FakeA" && found.files == 2 && found.changedFile == "A.swift")
    #expect(found.configurations.map { $0.times.map(\.kind) } == [[.clean, .changed, .unchanged], [.clean]])
    for times in found.configurations.flatMap(\.times) {
      #expect(times.seconds.count == 2)
      #expect(times.processorSeconds == [0.5, 0.5])
    }
    let size = try #require(found.size)
    #expect(size.code > 0 && size.reflection > 0)
    #expect(try String(contentsOf: sources.appending(path: "A.swift"), encoding: .utf8) == before)
    #expect(run.exitCode == .success)
  }

  @Test func whatIsNotTimedIsBuiltForItsSizeAlone() throws {
    let package = try TinyPackage()
    let result = try BuildMeasurement(
      toolchain: .running(), architectures: [package.architecture], timed: [.debug], rounds: 1, seed: 1,
      console: Console(result: { _ in }, diagnostic: { _ in }, showsProgress: false),
      surroundings: package.surroundings
    ).measure(in: package.surroundings.circumstances(nil))
    let found = try #require(result.architectures.first)
    #expect(found.configurations.map(\.name) == ["debug"])
    #expect(try #require(found.size).code > 0)
  }

  @Test func aBuildThatDidNotCompileWhatChangedIsNoBuild() throws {
    let package = try TinyPackage()
    let folder = try #require(BuiltPackage.folder(above: package.architecture.profile.sources))
    let copy = try PackageCopy(of: folder, for: "build")
    try copy.synchronise(replacing: [:])
    let built = try BuiltPackage(at: copy.copy, for: "modules", toolchain: Toolchain.running())
    let module = try #require(try built.modules().first { $0.name == "FakeA" })
    let build = try ModuleBuild(module, in: built, for: .debug)
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

  @Test func architecturesOutsideOfAnyPackageAreUnusable() {
    let run = CompareRun("build", architectures: [FakeArchitecture("A")])
    #expect(
      run.diagnostics
        == "compare: The sources of A are in no package; run compare in the checkout it was built from.\n")
    #expect(run.exitCode == .unusableInput)
  }
}
