/// A value that tells the one who shows it of every change.
///
/// One listener is enough: a view model belongs to one view controller.
final class Observable<Value> {
  /// The listener hears of each assignment, of an equal value too: a control that has changed by itself is set right.
  var value: Value {
    didSet { listener?(value) }
  }

  private var listener: ((Value) -> Void)?

  init(_ value: Value) {
    self.value = value
  }

  /// Calls `listener`, in place of any earlier one, at once and then whenever the value is set.
  ///
  /// The listener is kept as long as this box, so it must not hold the box's owner.
  func bind(_ listener: @escaping (Value) -> Void) {
    self.listener = listener
    listener(value)
  }
}
