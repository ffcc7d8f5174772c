import Basics
import Foundation
import HeadlessUI
import Toolchain

extension ArchitectureProfile {
  package var package: URL? { BuiltPackage.folder(above: sources) }

  package func requiredPackage() throws(ImplementationPackageError) -> URL {
    guard let package else { throw .none(architecture: name) }
    return package
  }

  var testModule: String { "\(module)Tests" }
}

extension [ArchitectureProfile] {
  /// Groups implementations by package. Each must be in a package.
  package func byPackage() throws(ImplementationPackageError) -> [(folder: URL, profiles: [ArchitectureProfile])] {
    try grouped { profile throws(ImplementationPackageError) in try profile.requiredPackage() }.map { ($0, $1) }
  }

  /// - Parameter purpose: The beginning of the error's sentence.
  func onePackage(for purpose: String) throws(ImplementationPackageError) -> URL {
    let folders = Set(map(\.package))
    guard folders.count == 1, case let folder?? = folders.first else {
      throw .notOne(purpose: purpose, folders: folders.compactMap { $0?.path }.sorted())
    }
    return folder
  }
}

nonisolated package enum ImplementationPackageError: Error, Equatable {
  case none(architecture: String)
  case notOne(purpose: String, folders: [String])
}

// MARK: - CustomStringConvertible

extension ImplementationPackageError: CustomStringConvertible {
  nonisolated package var description: String {
    switch self {
    case .none(let architecture):
      "The sources of \(architecture) are in no package; run compare in the checkout it was built from."
    case .notOne(let purpose, let folders):
      "\(purpose) in one package, and the architectures are in "
        + (folders.isEmpty ? "none" : folders.joined(separator: ", "))
        + ". Name some of one package with --architecture."
    }
  }
}

extension BuiltPackage {
  /// Returns the instrumented build, which counts what runs and reports calls.
  static func instrumented(at folder: URL, toolchain: Toolchain) throws(ToolchainError) -> BuiltPackage {
    try BuiltPackage(at: folder, for: "coverage", toolchain: toolchain, environment: countingEnvironment)
  }

  static let countingEnvironment = ["SAMEAPP_COUNTED": "1", "SAMEAPP_TRACE": "1"]
}
