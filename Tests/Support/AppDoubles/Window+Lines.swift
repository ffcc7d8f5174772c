package import HeadlessUI

extension Window {
  /// Everything that a user sees, one fact per line, and then the faults, which UIKit wouldn't tolerate.
  package var lines: [String] {
    snapshot.lines + takeFaults().map { "fault: \($0)" }
  }
}
