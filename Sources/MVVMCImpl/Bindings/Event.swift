/// Something that happens, of which a listener is notified once; a later listener isn't.
///
/// An `Observable` is for a value that lasts until it changes.
final class Event<Value> {
  private var listener: ((Value) -> Void)?

  /// Replaces the listener.
  ///
  /// The box keeps its listener, which therefore must not hold the box's owner.
  func bind(_ listener: @escaping (Value) -> Void) {
    self.listener = listener
  }

  func send(_ value: Value) {
    listener?(value)
  }
}
