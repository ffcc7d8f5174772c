import HeadlessUI

/// The controller of one screen: it alone knows the screen's view controller, and it hears the system while the screen
/// is in front.
protocol AppControllerState: AnyObject {
  associatedtype Memento: StateMemento
  associatedtype Screen: ViewController

  /// The screen's view; the state owns it.
  var viewController: Screen { get }
  /// All that is needed to build the state again as it is now.
  var memento: Memento { get }
  /// Whether something is under way that the app promises to go on with out of sight: then the state can't be released.
  var isWaiting: Bool { get }

  /// The system says something while this is the current state.
  func receive(_ event: SystemEvent)
  /// Does what takes the screen away, once the user agrees to lose what is on it.
  func confirmLeaving(then leave: @escaping () -> Void)
}

extension AppControllerState {
  var isWaiting: Bool { false }

  func receive(_ event: SystemEvent) {}

  func confirmLeaving(then leave: @escaping () -> Void) {
    leave()
  }
}
