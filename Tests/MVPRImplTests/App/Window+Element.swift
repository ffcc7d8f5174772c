import HeadlessUI
import Testing

extension Window {
  /// An element of the frontmost screen; nil when it is hidden.
  ///
  /// Whoever looks also makes sure that the app has done nothing so far that UIKit doesn't bear.
  func element(_ id: String) -> Element? {
    let elements = (snapshot.modal ?? snapshot.screen).elements
    #expect(takeFaults() == [])
    return elements.first { $0.id == id }
  }
}
