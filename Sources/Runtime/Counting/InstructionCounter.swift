internal import CRuntimeHooks
internal import Foundation

/// The processor's own counter of the instructions that this thread runs in user space.
package final class InstructionCounter {
  private let descriptor: Int32

  /// Opens it.
  /// - Throws: `InstructionCounterError.refused` where the system has none, as most virtual machines.
  package init() throws(InstructionCounterError) {
    descriptor = instructions_open()
    guard descriptor >= 0 else { throw .refused(reason: String(cString: strerror(-descriptor))) }
  }

  deinit {
    instructions_close(descriptor)
  }

  /// Does the work and tells how many instructions it took.
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
