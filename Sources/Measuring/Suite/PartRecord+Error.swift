import Results
internal import SyntaxFacts
import Toolchain
import Workloads

extension PartRecord.State {
  /// Whether a part can't be had because the platform lacks something, or because what is measured, or the machine, is not in order.
  ///
  /// Only the former is no fault: what isn't known to be the platform's counts as a failure.
  init(of error: any Error) {
    let isPlatform =
      switch error {
      case let error as ToolchainError: Self.isPlatform(error)
      case CoverageError.programMissing: true
      case is ImplementationPackageError, ChangeError.noRequests: true
      case IndexStoreError.libraryUnusable: true
      case SyntaxFactsError.parserMissing, SyntaxFactsError.folderUnreadable: true
      case MeasuringError.debugBuild, GrowthError.oneSize, TraceError.nothingRecorded: true
      default: false
      }
    self = isPlatform ? .unavailable : .failed
  }

  private static func isPlatform(_ error: ToolchainError) -> Bool {
    switch error {
    case .notFound, .programMissing, .libraryMissing, .noPackage: true
    // The compiler of Xcode has no sanitizer for fuzzing, which traces are taken with.
    case .failed(_, _, _, let output): output.contains("unsupported option")
    default: false
    }
  }
}
