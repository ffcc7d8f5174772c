/// A stack of screens, of which only the top one is visible.
open class NavigationController: ViewController {
  /// The screens, bottom to top.
  public private(set) final var viewControllers: [ViewController] = []
  public final weak var delegate: (any NavigationControllerDelegate)?

  /// Creates a stack of one screen.
  public convenience init(rootViewController: ViewController) {
    self.init()
    setViewControllers([rootViewController])
  }

  /// The visible screen.
  public final var topViewController: ViewController? { viewControllers.last }

  override public final var children: [ViewController] { viewControllers }
  override final var visibleChildren: [ViewController] { viewControllers.suffix(1) }

  /// Pushes a screen.
  public final func pushViewController(_ controller: ViewController) {
    setViewControllers(viewControllers + [controller])
  }

  /// Pops the top screen, unless it is the last one.
  @discardableResult
  public final func popViewController() -> ViewController? {
    guard viewControllers.count > 1, let popped = topViewController else { return nil }
    setViewControllers(viewControllers.dropLast())
    return popped
  }

  /// Replaces the whole stack, which is a `Fault` during a transition.
  ///
  /// As in UIKit, the new top screen is loaded, the old one will disappear, the new one will appear, the old one did
  /// disappear, and the new one did appear.
  public final func setViewControllers(_ controllers: some Sequence<ViewController>) {
    let new = Array(controllers)
    let window = viewIfLoaded?.window
    if let window, window.isUpdating { return window.afterUpdate { [weak self] in self?.setViewControllers(new) } }
    let old = viewControllers
    window?.checkNavigation("The navigation controller's stack was changed")
    for controller in old where !new.contains(where: { $0 === controller }) { controller.willMove(toParent: nil) }
    for controller in new where !old.contains(where: { $0 === controller }) { controller.willMove(toParent: self) }
    viewControllers = new
    for controller in new { controller.parent = self }
    let changes = old.last !== new.last
    if changes, let window { change(from: old.last, to: new.last, in: window) }
    // A screen that appeared or disappeared may have changed the stack again.
    for controller in old where !viewControllers.contains(where: { $0 === controller }) {
      controller.parent = nil
      controller.didMove(toParent: nil)
    }
    for controller in new where controller.parent === self && !old.contains(where: { $0 === controller }) {
      controller.didMove(toParent: self)
    }
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

  /// Begins a swipe back from the edge, and cancels it: nothing is popped, and the delegate isn't notified.
  ///
  /// As in UIKit, the top screen will disappear and the one below it will appear; then the one below will disappear and
  /// did disappear, and the top screen will appear and did appear.
  /// - Returns: Whether there is a screen to go back to.
  final func beginPoppingAndLetGo() -> Bool {
    guard viewControllers.count > 1, let window = viewIfLoaded?.window else { return false }
    let (top, below) = (viewControllers[viewControllers.count - 1], viewControllers[viewControllers.count - 2])
    window.transition {
      below.loadViewIfNeeded(in: window)
      top.willMove(toParent: nil)
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
