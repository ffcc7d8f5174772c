package import HeadlessUI

extension Window {
  /// Everything that a user sees, one fact a line, and then what UIKit wouldn't tolerate.
  package var lines: [String] {
    snapshot.lines + takeFaults().map { "fault: \($0)" }
  }
}
