package import Foundation
package import Toolchain

/// A package that was built to count what runs, tests included.
package struct CountingBuild: Sendable {
  /// The package.
  package let package: BuiltPackage
  /// The modules that hold tests.
  package let testModules: [BuiltPackage.Module]
  /// A folder for what is measured, empty at first.
  package let results: URL
  private let programs: URL

  /// Builds a package, which takes minutes the first time.
  package init(_ package: BuiltPackage) throws {
    self.package = package
    try package.buildCounting()
    programs = try package.programs()
    testModules = try package.tests()
    results = package.scratch.appending(path: "profiles")
    try? FileManager.default.removeItem(at: results)
    try FileManager.default.createDirectory(at: results, withIntermediateDirectories: true)
  }

  /// One of the package's executables.
  package func program(_ name: String) throws(CoverageError) -> URL {
    let program = programs.appending(path: name)
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw .programMissing(path: program.path)
    }
    return program
  }

  /// What runs the tests of a module.
  package func testProgram(of module: String) throws(CoverageError) -> TestProgram {
    guard let program = TestProgram(of: module, in: programs) else {
      throw .programMissing(path: programs.appending(path: "\(module)-test-runner or …PackageTests.xctest").path)
    }
    return program
  }

  /// The tests of a module, as `Module.Suite/test(label:)`; none when the package has no such module.
  package func tests(in module: String) throws -> [String] {
    guard testModules.contains(where: { $0.name == module }) else { return [] }
    let list = ToolRun(
      try testProgram(of: module).program, ["--testing-library", "swift-testing", "--list-tests"],
      environment: Self.noProfile)
    return String(decoding: try list.output(), as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix("\(module).") }.map(String.init)
  }

  /// Runs one test alone, or all those of one suite, so that what they ran is known.
  package func run(test: String, profilesIn folder: URL) throws -> ProfiledRun {
    let pattern = "^\(NSRegularExpression.escapedPattern(for: test))(/|$)"
    return try ProfiledRun(
      testProgram(of: String(test.prefix { $0 != "." })).program,
      ["--testing-library", "swift-testing", "--filter", pattern], profilesIn: folder)
  }

  private static let noProfile = ["LLVM_PROFILE_FILE": "/dev/null"]
}
