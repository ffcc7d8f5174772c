/// A value that notifies its listener of every change.
///
/// One listener is enough: a view model belongs to one view controller.
final class Observable<Value> {
  /// The value; the listener is called for an equal one, too, which corrects a control that has changed by itself.
  var value: Value {
    didSet { listener?(value) }
  }

  private var listener: ((Value) -> Void)?

  init(_ value: Value) {
    self.value = value
  }

  /// Replaces the listener, and calls it at once and then whenever the value is set.
  ///
  /// The box keeps its listener, which therefore must not hold the box's owner.
  func bind(_ listener: @escaping (Value) -> Void) {
    self.listener = listener
    listener(value)
  }
}
