/// The calls that interactors make to a debouncer.
protocol DebouncerInput: AnyObject {
  /// Runs an action once no other has been scheduled for a while.
  func schedule(_ action: @escaping () -> Void)
}

extension Debouncer: DebouncerInput {}
