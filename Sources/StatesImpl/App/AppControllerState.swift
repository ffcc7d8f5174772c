import HeadlessUI

/// The controller of one screen. Only it knows the screen's view controller, and it receives system events while the
/// screen is in front.
protocol AppControllerState: AnyObject {
  associatedtype Memento: StateMemento
  associatedtype Screen: ViewController

  /// The screen's view, which the state owns.
  var viewController: Screen { get }
  /// Everything needed to rebuild the state as it is now.
  var memento: Memento { get }
  /// Whether work is in flight that the app promises to finish out of sight; the state can't be released until then.
  var isWaiting: Bool { get }

  /// Creates the state with its view controller, and takes from the shared objects what the screen needs.
  init(_ memento: Memento, sharing objects: SharedObjects, delegate: any AppControllerStateDelegate)

  /// Reacts to a system event while this is the current state.
  func receive(_ event: SystemEvent)
  /// Runs `leave`, which closes the screen, once the user agrees to lose unsaved changes.
  func confirmLeaving(then leave: @escaping () -> Void)
}

extension AppControllerState {
  var isWaiting: Bool { false }

  func receive(_ event: SystemEvent) {}

  func confirmLeaving(then leave: @escaping () -> Void) {
    leave()
  }
}
