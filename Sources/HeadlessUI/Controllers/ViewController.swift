/// What stands behind one screen: it owns the screen's view and learns when it comes and goes.
///
/// The life cycle is UIKit's, in UIKit's order; transitions take no time, so `will` and `did` follow at once.
open class ViewController {
  private enum Appearance {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  /// The name of the layout that the controller shows, which is the name of the screen.
  public let nibName: String
  /// The screen's title.
  public var title = ""
  /// The container that shows this controller; it owns this one.
  public internal(set) weak var parent: ViewController?
  /// The controller that presented this one; it owns this one.
  public internal(set) weak var presentingViewController: ViewController?
  /// Whether swiping the modal down is refused, and told to `presentationDelegate` instead.
  public var isModalInPresentation = false
  /// Whether `updateProperties()` is to be called before anybody looks.
  var needsUpdateProperties = true
  /// Who is told of a modal that is swiped down.
  public weak var presentationDelegate: (any PresentationDelegate)?
  /// What this controller has presented itself.
  var presented: ViewController?
  private var loadedView: View?
  private var appearance = Appearance.disappeared

  /// Makes a controller whose view is not loaded yet.
  public init(nibName: String = "") {
    self.nibName = nibName
  }

  // MARK: - View

  /// The screen's view, loaded when it is first needed.
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

  /// The view, if it was needed already.
  public var viewIfLoaded: View? { loadedView }

  /// Makes the view; a subclass sets `view` here.
  open func loadView() {
    view = View(nibName)
  }

  // MARK: - Life cycle, for subclasses

  /// The view was loaded.
  open func viewDidLoad() {}
  /// The screen is about to be shown.
  open func viewWillAppear() {}
  /// The screen is shown.
  open func viewDidAppear() {}
  /// The screen is about to go out of sight.
  open func viewWillDisappear() {}
  /// The screen is out of sight.
  open func viewDidDisappear() {}
  /// What the screen shows is to be set, as `setNeedsUpdateProperties()` tells.
  open func updateProperties() {}
  /// The system warns about memory.
  open func didReceiveMemoryWarning() {}

  // MARK: - Children

  /// The controllers that this one holds and whose views are on its own, in the order in which they were added; of a
  /// container such as a navigation controller, those that it manages.
  public var children: [ViewController] { ownChildren }
  private var ownChildren: [ViewController] = []
  /// The children that are in sight while this controller is.
  var visibleChildren: [ViewController] { ownChildren }

  /// Takes a controller in as a part of this screen; its view is, or is then put, on this controller's.
  ///
  /// From now on it appears and disappears with this controller; in sight it appears at once, and while this controller
  /// comes into sight, with it.
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

  /// Takes this controller out of the one that holds it; its view is to be hidden or taken away by who put it there.
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

  /// Starts to bring the screen into sight, or out of it, in `window`.
  final func beginAppearanceTransition(_ isAppearing: Bool, in window: Window?) {
    if isAppearing {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      loadViewIfNeeded(in: window)
      appearance = .appearing
      tell(window, "viewWillAppear", viewWillAppear)
      // What a subclass does in `will` may have turned the transition round already.
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

  /// Ends what `beginAppearanceTransition` has started.
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

  /// Loads the view before it comes into sight in `window`.
  final func loadViewIfNeeded(in window: Window?) {
    if loadedView == nil { tell(window, "viewDidLoad") { _ = view } }
  }

  /// Runs an event, so that what it must not do can be reported by its name.
  private func tell(_ window: Window?, _ event: String, _ run: () -> Void) {
    let outer = window?.event
    window?.event = (self, event)
    run()
    window?.event = outer
  }

  /// Passes a memory warning to this controller, and to all that it holds.
  final func passMemoryWarning() {
    didReceiveMemoryWarning()
    for child in children { child.passMemoryWarning() }
    presented?.passMemoryWarning()
  }
}
