import Foundation
import SuiteFixtures
import Testing

@testable import Measuring
@testable import Toolchain

struct CoverageMeasurementTests {
  @Test("Where tests are built as bundles, coverage says so before it builds the package")
  func bundles() {
    let bench = Bench([])
    let folder = FileManager.default.temporaryDirectory
    let apple = Toolchain(programs: folder, libraries: folder, version: "1", platform: "arm64-apple-macosx")
    // A build would fail with a different error, because no package has these architectures.
    let build = InstrumentedBuild(of: bench)
    let error = #expect(throws: CoverageError.self) { try bench.coverage(in: build, by: apple) }
    #expect(error == .testsInBundles(platform: "arm64-apple-macosx"))
  }
}
