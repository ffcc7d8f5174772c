/// The controller of a screen, which owns the screen's view and receives its life-cycle events.
///
/// The events are UIKit's, in UIKit's order. Transitions take no time, so each `did` follows its `will` at once.
open class ViewController {
  private enum Appearance {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  /// The name of the controller's layout, which is also the name of the screen.
  public let nibName: String
  /// The screen's title.
  public var title = ""
  /// The container that owns and shows this controller.
  public internal(set) weak var parent: ViewController?
  /// The controller that owns this one and has presented it.
  public internal(set) weak var presentingViewController: ViewController?
  /// Whether the user can't swipe the modal down; `presentationDelegate` is notified instead.
  public var isModalInPresentation = false
  /// Whether a call of `updateProperties()` is due.
  var needsUpdateProperties = true
  /// The delegate, which is notified when the user swipes the modal down.
  public weak var presentationDelegate: (any PresentationDelegate)?
  /// The controller that this one has presented itself.
  var presented: ViewController?
  private var loadedView: View?
  private var appearance = Appearance.disappeared

  /// Creates a controller; its view isn't loaded yet.
  public init(nibName: String = "") {
    self.nibName = nibName
  }

  // MARK: - View

  /// The screen's view, loaded on first use.
  public var view: View {
    get {
      if let loadedView { return loadedView }
      loadView()
      guard let loadedView else { fatalError("\(type(of: self)).loadView() must set view") }
      viewDidLoad()
      return loadedView
    }
    set { loadedView = newValue }
  }

  /// The view if it is loaded, or `nil`.
  public var viewIfLoaded: View? { loadedView }

  /// Creates the view; a subclass sets `view` here. The view of a controller without a layout is named after the class.
  open func loadView() {
    view = View(nibName.isEmpty ? "\(type(of: self))" : nibName)
  }

  // MARK: - Life cycle, for subclasses

  /// Called after the view was loaded.
  open func viewDidLoad() {}
  /// Called before the screen appears.
  open func viewWillAppear() {}
  /// Called after the screen has appeared.
  open func viewDidAppear() {}
  /// Called before the screen disappears.
  open func viewWillDisappear() {}
  /// Called after the screen has disappeared.
  open func viewDidDisappear() {}
  /// Sets what the screen shows; see `setNeedsUpdateProperties()`.
  open func updateProperties() {}
  /// Called when memory is short.
  open func didReceiveMemoryWarning() {}

  // MARK: - Children

  /// The child controllers in the order in which they were added; for a container such as a navigation controller,
  /// those that it manages.
  public var children: [ViewController] { ownChildren }
  private var ownChildren: [ViewController] = []
  /// The children that are visible while this controller is.
  var visibleChildren: [ViewController] { ownChildren }

  /// Adds a child controller. The caller adds the child's view to this controller's view, before or after, and then
  /// calls `didMove(toParent:)`, unless this controller is a mere container: a root without a layout shows its last
  /// child anyway.
  ///
  /// The child appears and disappears with this controller; if this one has already appeared, the child appears at
  /// once. As in UIKit, the child's `willMove(toParent:)` is called first.
  public final func addChild(_ child: ViewController) {
    if let window = viewIfLoaded?.window, window.isUpdating {
      return window.afterUpdate { [weak self] in self?.addChild(child) }
    }
    child.willMove(toParent: self)
    child.removeFromParent()
    child.parent = self
    ownChildren.append(child)
    guard appearance == .appeared || appearance == .appearing, let window = viewIfLoaded?.window else { return }
    child.beginAppearanceTransition(true, in: window)
    if appearance == .appeared { child.endAppearanceTransition() }
  }

  /// Removes this controller from its parent. Before that, the caller calls `willMove(toParent: nil)`, and removes the
  /// view from its superview if it was added to one.
  ///
  /// As in UIKit, `didMove(toParent: nil)` is called last. The controller disappears here even if its view was removed
  /// before; until it has disappeared, the view is in the window.
  public final func removeFromParent() {
    guard let parent, parent.ownChildren.contains(where: { $0 === self }) else { return }
    let window = parent.viewIfLoaded?.window
    if let window, window.isUpdating { return window.afterUpdate { [weak self] in self?.removeFromParent() } }
    if appearance == .appeared || appearance == .appearing { viewIfLoaded?.window = window }
    beginAppearanceTransition(false, in: nil)
    endAppearanceTransition()
    parent.ownChildren.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the controller is added to a container, or removed from one, with `nil`.
  ///
  /// A navigation controller calls it, and so does `addChild(_:)`; whoever calls `removeFromParent()` calls it before.
  open func willMove(toParent parent: ViewController?) {}
  /// Called after the controller was added to a container, or removed from one, with `nil`.
  ///
  /// A navigation controller calls it, and so does `removeFromParent()`; whoever calls `addChild(_:)` calls it
  /// afterwards. When a user begins to swipe back and lets go, only `willMove(toParent:)` is called.
  open func didMove(toParent parent: ViewController?) {}

  // MARK: - Life cycle, for containers

  /// Begins to make the screen appear in `window`, or disappear.
  final func beginAppearanceTransition(_ isAppearing: Bool, in window: Window?) {
    if isAppearing {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      loadViewIfNeeded(in: window)
      appearance = .appearing
      tell(window, "viewWillAppear", viewWillAppear)
      // A subclass's `will` method may have reversed the transition already.
      guard appearance == .appearing else { return }
      view.window = window
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      appearance = .disappearing
      tell(loadedView?.window, "viewWillDisappear", viewWillDisappear)
      guard appearance == .disappearing else { return }
    }
    for child in visibleChildren { child.beginAppearanceTransition(isAppearing, in: window) }
  }

  final func endAppearanceTransition() {
    let window = loadedView?.window
    if appearance == .appearing, window?.isObservationTrackingEnabled == true { updateOwnPropertiesIfNeeded() }
    for child in visibleChildren { child.endAppearanceTransition() }
    switch appearance {
    case .appearing:
      appearance = .appeared
      tell(window, "viewDidAppear", viewDidAppear)
    case .disappearing:
      appearance = .disappeared
      loadedView?.window = nil
      tell(window, "viewDidDisappear", viewDidDisappear)
    case .appeared, .disappeared: break
    }
  }

  final func loadViewIfNeeded(in window: Window?) {
    if loadedView == nil { tell(window, "viewDidLoad") { _ = view } }
  }

  /// Runs an event; a fault in it is reported under its name.
  private func tell(_ window: Window?, _ event: String, _ run: () -> Void) {
    let outer = window?.event
    window?.event = (self, event)
    run()
    window?.event = outer
  }

  /// Forwards a memory warning to this controller, its children and the controller it has presented.
  final func passMemoryWarning() {
    didReceiveMemoryWarning()
    for child in children { child.passMemoryWarning() }
    presented?.passMemoryWarning()
  }
}
