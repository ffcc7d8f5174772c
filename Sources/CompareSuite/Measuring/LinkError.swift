import Foundation

/// Why a program can't be linked in another order.
nonisolated enum LinkError: Error, Equatable {
  /// The package manager's description of the build has no such program.
  case noDescription(program: String, file: String)
  /// The linker refused.
  case failed(reason: String)
}

// MARK: - CustomStringConvertible

extension LinkError: CustomStringConvertible {
  /// What was wrong, and what to do.
  nonisolated var description: String {
    switch self {
    case .noDescription(let program, let file):
      "How \(program) was linked isn't in \(file): build it with swift build -c release --build-system native."
    case .failed(let reason):
      "It can't be linked in another one: \(reason)"
    }
  }
}
