import CoverageFacts
import Foundation
import Testing
import Toolchain

@testable import CompareSuite

struct CoverageMeasurementTests {
  @Test("Where tests are bundles, coverage says so before the package is built")
  func bundles() {
    let console = Console(result: { _ in }, diagnostic: { _ in }, showsProgress: false)
    let measurement = CoverageMeasurement(architectures: [], console: console, surroundings: .fake())
    let folder = FileManager.default.temporaryDirectory
    let apple = Toolchain(programs: folder, libraries: folder, version: "1", platform: "arm64-apple-macosx")
    // To build it would be an error of its own, as no package holds no architectures.
    let build = CountedBuild(of: [], console: console, surroundings: .fake())
    let error = #expect(throws: CoverageError.self) { try measurement.result(in: build, by: apple) }
    #expect(error == .testsInBundles(platform: "arm64-apple-macosx"))
  }
}
