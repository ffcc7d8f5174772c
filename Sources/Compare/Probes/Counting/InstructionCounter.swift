internal import CRuntimeHooks
internal import Foundation

/// The processor's own counter of the instructions that this thread runs in user space.
package final class InstructionCounter {
  private let descriptor: Int32

  /// - Throws: `InstructionCounterError.refused` where the system has none, as most virtual machines.
  package init() throws(InstructionCounterError) {
    descriptor = instructions_open()
    guard descriptor >= 0 else { throw .refused(reason: String(cString: strerror(-descriptor))) }
  }

  deinit { instructions_close(descriptor) }

  package func count(of body: () throws -> Void) throws -> Int {
    guard instructions_start(descriptor) else { throw InstructionCounterError.shared }
    var count: UInt64 = 0
    do {
      try body()
    } catch {
      _ = instructions_stop(descriptor, &count)
      throw error
    }
    guard instructions_stop(descriptor, &count) else { throw InstructionCounterError.shared }
    return Int(count)
  }
}

/// Why instructions can't be counted by the processor.
package enum InstructionCounterError: Error, Equatable {
  case refused(reason: String)
  case shared
}

// MARK: - CustomStringConvertible

extension InstructionCounterError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .refused(let reason): "The system gives no counter of instructions: \(reason)."
    case .shared: "The counter of instructions was used by others meanwhile. End other profilers and try again."
    }
  }
}
