import Foundation
import Synchronization
import Testing

nonisolated extension Tag {
  /// Builds a package, which takes seconds or minutes.
  @Tag package static var packageBuild: Self
}

nonisolated extension Trait where Self == ConditionTrait {
  /// Leaves a test to the gate, because it has to build a package.
  package static var inGate: Self {
    .enabled(if: LeftToGate.runs(), "it builds a package, which is left to the gate")
  }
}

nonisolated private enum LeftToGate {
  private static let variable = "SAMEAPP_GATE"
  private static let left = Mutex(0)

  /// Returns whether the gate's tests run. Counts the tests left out, and prints their number when the process ends.
  static func runs() -> Bool {
    guard ProcessInfo.processInfo.environment[variable] == nil else { return true }
    let isFirst = left.withLock { left in
      left += 1
      return left == 1
    }
    if isFirst { atexit { LeftToGate.tell() } }
    return false
  }

  private static func tell() {
    let count = left.withLock { $0 }
    print("Tests that build packages, left to Scripts/gate: \(count). To run all: \(variable)=1 swift test")
  }
}
