import HeadlessUI
import Testing

extension Window {
  /// What is shown, as lines of text.
  ///
  /// Whoever looks also makes sure that the app has done nothing so far that UIKit doesn't bear.
  var lines: [String] {
    let lines = snapshot.lines
    #expect(takeFaults() == [])
    return lines
  }
}
