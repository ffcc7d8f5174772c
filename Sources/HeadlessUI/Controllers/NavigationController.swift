/// A stack of screens, of which the top one is in sight.
open class NavigationController: ViewController {
  /// The screens, bottom to top.
  public private(set) final var viewControllers: [ViewController] = []
  public final weak var delegate: (any NavigationControllerDelegate)?

  /// Makes a stack with one screen.
  public convenience init(rootViewController: ViewController) {
    self.init()
    setViewControllers([rootViewController])
  }

  /// The screen in sight.
  public final var topViewController: ViewController? { viewControllers.last }

  override public final var children: [ViewController] { viewControllers }
  override final var visibleChildren: [ViewController] { viewControllers.suffix(1) }

  /// Puts a screen on top.
  public final func pushViewController(_ controller: ViewController) {
    setViewControllers(viewControllers + [controller])
  }

  /// Takes the top screen away; the last one stays.
  @discardableResult
  public final func popViewController() -> ViewController? {
    guard viewControllers.count > 1, let popped = topViewController else { return nil }
    setViewControllers(viewControllers.dropLast())
    return popped
  }

  /// Replaces the whole stack.
  ///
  /// Out of turn in the middle of a transition, which is a `Fault`.
  ///
  /// As in UIKit the new top screen is loaded, the old one will disappear, the new one will appear, the old did disappear, the new did appear.
  public final func setViewControllers(_ controllers: some Sequence<ViewController>) {
    let new = Array(controllers)
    let window = viewIfLoaded?.window
    if let window, window.isUpdating { return window.afterUpdate { [weak self] in self?.setViewControllers(new) } }
    let old = viewControllers
    window?.checkNavigation("The navigation controller's stack was changed")
    viewControllers = new
    for controller in new { controller.parent = self }
    let changes = old.last !== new.last
    if changes, let window { change(from: old.last, to: new.last, in: window) }
    // A screen that came or went may have changed the stack once more.
    for controller in old where !viewControllers.contains(where: { $0 === controller }) { controller.parent = nil }
    guard changes, window != nil, let top = new.last, top === topViewController else { return }
    delegate?.navigationController(self, didShow: top)
  }

  private func change(from old: ViewController?, to new: ViewController?, in window: Window) {
    window.transition {
      new?.loadViewIfNeeded(in: window)
      old?.beginAppearanceTransition(false, in: nil)
      new?.beginAppearanceTransition(true, in: window)
      old?.endAppearanceTransition()
    }
    new?.endAppearanceTransition()
  }

  /// Begins the way back as a user does who swipes from the edge, and then lets go: nothing is popped, and the delegate
  /// is told nothing.
  ///
  /// As in UIKit the top screen will disappear and the one below it will appear; then that will disappear again and did,
  /// and the top screen will appear and did.
  ///
  /// - Returns: whether there is a way back.
  final func beginPoppingAndLetGo() -> Bool {
    guard viewControllers.count > 1, let window = viewIfLoaded?.window else { return false }
    let (top, below) = (viewControllers[viewControllers.count - 1], viewControllers[viewControllers.count - 2])
    window.transition {
      below.loadViewIfNeeded(in: window)
      top.beginAppearanceTransition(false, in: nil)
      below.beginAppearanceTransition(true, in: window)
      if window.isObservationTrackingEnabled { below.updateOwnPropertiesIfNeeded() }
      below.beginAppearanceTransition(false, in: nil)
      below.endAppearanceTransition()
      top.beginAppearanceTransition(true, in: window)
    }
    top.endAppearanceTransition()
    return true
  }

  override open func viewDidAppear() {
    if let topViewController { delegate?.navigationController(self, didShow: topViewController) }
  }
}
