import Foundation
import Results
import SyntaxFacts
import Testing
import Toolchain

@testable import Measuring
@testable import Benchmarks

struct PartRecordErrorTests {
  private static func failed(_ output: String) -> ToolchainError {
    .failed(command: "swift build", status: 1, wasSignalled: false, output: output)
  }

  private static let ofThePlatform: [any Error] = [
    ToolchainError.notFound(reason: ""), ToolchainError.toolMissing(name: "llvm-cov", folder: "/"),
    ToolchainError.noPackage(folder: "/"),
    failed("error: unsupported option '-sanitize=fuzzer' for target 'arm64-apple-macosx'"),
    CoverageError.programMissing(path: "/"), ImplementationPackageError.notOne(purpose: "", folders: []),
    IndexStoreError.libraryUnusable(path: "/", reason: ""), SyntaxFactsError.parserMissing,
    SyntaxFactsError.folderUnreadable(path: "/", reason: ""), MeasuringError.debugBuild(command: ""),
    GrowthError.oneSize(seconds: 1), ImplementationPackageError.none(architecture: "A"),
    TraceError.nothingRecorded(architecture: "A", module: "M"),
  ]

  private static let ofWhatIsMeasured: [any Error] = [
    failed("a.swift:1:1: error: cannot find 'x' in scope"), ToolchainError.noModules(folder: "/"),
    ToolchainError.scratchUnusable(folder: "/", reason: ""), CoverageError.moduleMissing(module: "M", folder: "/"),
    CoverageError.nothingCounted(command: "", lastLines: []), IndexStoreError.moduleMissing(name: "M", path: "/"),
    SyntaxFactsError.fileNotUTF8(path: "/"),
    MeasuringError.storiesFailed(StoriesResult(architectures: [], stories: [])),
    GrowthError.neverSettles(architecture: "A", places: 1), BuildError.moduleMissing("M", folder: "/"),
    CocoaError(.fileWriteOutOfSpace),
  ]

  @Test func whatThePlatformLacksIsNoFailure() {
    for error in Self.ofThePlatform { #expect(PartRecord.State(of: error) == .unavailable, "\(error)") }
  }

  @Test func whatDoesNotBuildOrRunIsAFailure() {
    for error in Self.ofWhatIsMeasured { #expect(PartRecord.State(of: error) == .failed, "\(error)") }
  }
}
