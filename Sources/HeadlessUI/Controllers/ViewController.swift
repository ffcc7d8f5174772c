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

  /// Creates the view; a subclass sets `view` here.
  open func loadView() {
    view = View(nibName)
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

  /// Adds a child controller. Its view must be added to this controller's view, before or after.
  ///
  /// The child appears and disappears with this controller; if this one has already appeared, the child appears at
  /// once.
  public final func addChild(_ child: ViewController) {
    if let window = viewIfLoaded?.window, window.isUpdating {
      return window.afterUpdate { [weak self] in self?.addChild(child) }
    }
    child.removeFromParent()
    child.parent = self
    ownChildren.append(child)
    guard appearance == .appeared || appearance == .appearing, let window = viewIfLoaded?.window else { return }
    child.beginAppearanceTransition(true, in: window)
    if appearance == .appeared { child.endAppearanceTransition() }
  }

  /// Removes this controller from its parent. The caller must hide or remove its view.
  public final func removeFromParent() {
    guard let parent, parent.ownChildren.contains(where: { $0 === self }) else { return }
    if let window = viewIfLoaded?.window, window.isUpdating {
      return window.afterUpdate { [weak self] in self?.removeFromParent() }
    }
    beginAppearanceTransition(false, in: nil)
    endAppearanceTransition()
    parent.ownChildren.removeAll { $0 === self }
    self.parent = nil
  }

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
