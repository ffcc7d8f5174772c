import HeadlessUI
import Testing

extension Window {
  /// An element of the frontmost screen; nil if it is hidden.
  ///
  /// Also checks that the app has misused UIKit nowhere so far.
  func element(_ id: String) -> Element? {
    let elements = (snapshot.modal ?? snapshot.screen).elements
    #expect(takeFaults() == [])
    return elements.first { $0.id == id }
  }
}
