/// The base of everything that a screen is made of.
open class View {
  /// What stories call it; of a screen's root view: the screen's name.
  public let accessibilityIdentifier: String
  /// Whether a user can see it.
  public var isHidden = false
  private var needsUpdateProperties = false
  /// What lies on it, from top to bottom.
  public private(set) var subviews: [View] = []
  /// The window that shows it; nil while it is not shown.
  public internal(set) weak var window: Window? {  // the window owns the controllers, they own their views
    didSet { for view in subviews { view.window = window } }
  }

  /// Makes a view that is shown.
  public init(_ accessibilityIdentifier: String) {
    self.accessibilityIdentifier = accessibilityIdentifier
  }

  /// Puts a view below those that are there; one that is there already moves.
  public func addSubview(_ view: View) {
    subviews.removeAll { $0 === view }
    subviews.append(view)
    view.window = window
  }

  // MARK: - Properties

  /// Sets what the view shows; a subclass reads here what it shows of `@Observable` objects.
  ///
  /// It is called before the view is first seen and again before anybody looks, once, however much of what it has read has
  /// changed meanwhile. Don't call it; `setNeedsUpdateProperties()` has it called.
  ///
  /// Unlike in UIKit a screen is tracked as a whole: what one of its views has read updates them all. A window
  /// tracks nothing until its `isObservationTrackingEnabled` is set.
  open func updateProperties() {}

  /// Has the properties updated before anybody looks next, as a change of what was read does by itself.
  public final func setNeedsUpdateProperties() {
    needsUpdateProperties = true
    window?.setNeedsUpdateProperties()
  }

  /// Whether it or a view on it, at any depth, asks for an update.
  final var treeNeedsUpdate: Bool { needsUpdateProperties || subviews.contains(where: \.treeNeedsUpdate) }

  /// Updates it and the views on it, from the back to the front.
  final func updateTree() {
    needsUpdateProperties = false
    updateProperties()
    for view in subviews { view.updateTree() }
  }

  /// What a user sees of it; nil for a plain view, which shows its subviews only.
  var content: Element.Content? { nil }

  /// Whether a user can use it.
  var acceptsInput: Bool { true }

  /// The views on it that a user can see, at any depth, from top to bottom; a hidden view hides all that lies on it.
  final var shownViews: [View] {
    subviews.flatMap { view in view.isHidden ? [] : [view] + view.shownViews }
  }

  /// What a user sees of the views on it, at any depth, from top to bottom.
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

  /// The view as plain data; nil when there is nothing to see.
  final var element: Element? {
    guard !isHidden, let content else { return nil }
    return Element(id: accessibilityIdentifier, content: content, isEnabled: acceptsInput)
  }
}
