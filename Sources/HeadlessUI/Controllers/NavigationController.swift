/// A stack of screens, of which the top one is in sight.
public final class NavigationController: ViewController {
  /// The screens, bottom to top.
  public private(set) var viewControllers: [ViewController] = []
  public weak var delegate: (any NavigationControllerDelegate)?

  /// Makes a stack with one screen.
  public convenience init(rootViewController: ViewController) {
    self.init()
    setViewControllers([rootViewController])
  }

  /// The screen in sight.
  public var topViewController: ViewController? { viewControllers.last }

  override var children: [ViewController] { viewControllers }
  override var visibleChild: ViewController? { topViewController }

  /// Puts a screen on top.
  public func pushViewController(_ controller: ViewController) {
    setViewControllers(viewControllers + [controller])
  }

  /// Takes the top screen away; the last one stays.
  @discardableResult
  public func popViewController() -> ViewController? {
    guard viewControllers.count > 1, let popped = topViewController else { return nil }
    setViewControllers(viewControllers.dropLast())
    return popped
  }

  /// Replaces the whole stack.
  ///
  /// As in UIKit the new top screen is loaded, the old one will disappear, the new one will appear, the old did disappear, the new did appear.
  public func setViewControllers(_ controllers: some Sequence<ViewController>) {
    let old = viewControllers
    let new = Array(controllers)
    viewControllers = new
    for controller in new { controller.parent = self }
    let window = viewIfLoaded?.window
    let changes = old.last !== new.last
    if changes, window != nil {
      _ = new.last?.view
      old.last?.beginAppearanceTransition(false, in: nil)
      new.last?.beginAppearanceTransition(true, in: window)
      old.last?.endAppearanceTransition()
      new.last?.endAppearanceTransition()
    }
    // A screen that came or went may have changed the stack once more.
    for controller in old where !viewControllers.contains(where: { $0 === controller }) { controller.parent = nil }
    guard changes, window != nil, let top = new.last, top === topViewController else { return }
    delegate?.navigationController(self, didShow: top)
  }

  override public func viewDidAppear() {
    if let topViewController { delegate?.navigationController(self, didShow: topViewController) }
  }
}
