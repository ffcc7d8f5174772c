/// Something that happens, told once to the one who shows it; who comes later hears nothing of it.
///
/// What is so until it changes is an `Observable`.
final class Event<Value> {
  private var listener: ((Value) -> Void)?

  /// Calls `listener`, in place of any earlier one, each time that it happens from now on.
  ///
  /// The listener is kept as long as this box, so it must not hold the box's owner.
  func bind(_ listener: @escaping (Value) -> Void) {
    self.listener = listener
  }

  func send(_ value: Value) {
    listener?(value)
  }
}
