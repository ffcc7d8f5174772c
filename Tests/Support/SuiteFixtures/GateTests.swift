import Foundation
import Synchronization
import Testing

nonisolated extension Tag {
  /// Builds a package, which takes seconds or minutes.
  @Tag package static var packageBuild: Self
}

nonisolated extension Trait where Self == ConditionTrait {
  /// Left to the gate. For tests of what only a package that is built can show.
  package static var inGate: Self {
    .enabled(if: LeftToGate.runs(), "it builds a package, which is left to the gate")
  }
}

nonisolated private enum LeftToGate {
  private static let variable = "SAMEAPP_GATE"
  private static let left = Mutex(0)

  /// Whether the gate runs these tests. If not, this test is counted, and the process ends by telling how many were.
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
    print("\(count) tests that build packages were left to Scripts/gate. To run all: \(variable)=1 swift test")
  }
}
