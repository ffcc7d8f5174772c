/// The base class of everything on a screen.
open class View {
  /// The identifier that stories use; for a screen's root view, the screen's name.
  public let accessibilityIdentifier: String
  /// Whether the view is hidden from the user.
  public var isHidden = false
  private var needsUpdateProperties = false
  /// The subviews, from top to bottom.
  public private(set) var subviews: [View] = []
  /// The superview, or `nil`.
  public private(set) weak var superview: View?
  /// The window that shows the view, or `nil`.
  public internal(set) weak var window: Window? {  // the window owns the controllers, they own their views
    didSet { for view in subviews { view.window = window } }
  }

  /// Creates a visible view.
  public init(_ accessibilityIdentifier: String) {
    self.accessibilityIdentifier = accessibilityIdentifier
  }

  /// Adds a subview below the others, or moves it there, from another superview if it has one.
  public func addSubview(_ view: View) {
    view.superview?.subviews.removeAll { $0 === view }
    subviews.append(view)
    view.superview = self
    view.window = window
  }

  /// Removes the view from its superview, if it has one.
  public func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    window = nil
  }

  // MARK: - Properties

  /// Sets what the view shows; a subclass reads `@Observable` objects here.
  ///
  /// Called before the view is first shown, and then once before the next snapshot or interaction after any number of
  /// changes. Don't call it; call `setNeedsUpdateProperties()`.
  ///
  /// Unlike in UIKit, a screen is tracked as a whole: a change that affects one of its views updates them all. A window
  /// tracks nothing unless its `isObservationTrackingEnabled` is set.
  open func updateProperties() {}

  /// Requests an update of the properties before the next snapshot or interaction.
  ///
  /// A change of a tracked property does the same.
  public final func setNeedsUpdateProperties() {
    needsUpdateProperties = true
    window?.setNeedsUpdateProperties()
  }

  /// Whether the view or a descendant needs an update.
  final var treeNeedsUpdate: Bool { needsUpdateProperties || subviews.contains(where: \.treeNeedsUpdate) }

  final func updateTree() {
    needsUpdateProperties = false
    updateProperties()
    for view in subviews { view.updateTree() }
  }

  /// The visible contents; `nil` for a plain view, which shows only its subviews.
  var content: Element.Content? { nil }

  var acceptsInput: Bool { true }

  /// The visible descendants, from top to bottom; a hidden view hides its descendants.
  final var shownViews: [View] {
    subviews.flatMap { view in view.isHidden ? [] : [view] + view.shownViews }
  }

  /// The elements of the visible descendants, from top to bottom.
  final var shownElements: [Element] {
    var elements: [Element] = []
    appendShownElements(to: &elements)
    return elements
  }

  private func appendShownElements(to elements: inout [Element]) {
    for view in subviews where !view.isHidden {
      if let element = view.element { elements.append(element) }
      view.appendShownElements(to: &elements)
    }
  }

  /// The view as an element; `nil` if nothing is visible.
  final var element: Element? {
    guard !isHidden, let content else { return nil }
    return Element(id: accessibilityIdentifier, content: content, isEnabled: acceptsInput)
  }
}
