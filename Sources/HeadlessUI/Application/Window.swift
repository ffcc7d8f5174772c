import SharedModel

/// The app's window, which holds every controller from the root to a modal screen and an alert.
public final class Window {
  /// More faults than anybody would read.
  private static let mostFaults = 100
  /// More rounds than any chain of updates that ends would take.
  private static let mostRounds = 100

  /// The controller at the back. Replacing it also dismisses everything it has presented.
  public var rootViewController: ViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      checkNavigation("The root was replaced")
      oldValue?.presented.map { _ in oldValue?.dismiss() }
      transition {
        oldValue?.beginAppearanceTransition(false, in: nil)
        rootViewController?.beginAppearanceTransition(true, in: self)
        oldValue?.endAppearanceTransition()
      }
      rootViewController?.endAppearanceTransition()
    }
  }

  /// Whether a transition is in progress, during which navigation isn't allowed.
  private var isInTransition = false
  /// Whether `updateProperties()` is called and its reads are tracked.
  ///
  /// Set it before the window gets a root. Before iOS 26, UIKit had the key UIObservationTrackingEnabled for this. Here
  /// it is off by default, so that implementations that don't need it don't pay for it.
  public var isObservationTrackingEnabled = false
  private var needsUpdateProperties = false
  /// Whether reads are being tracked; navigation is then deferred.
  private(set) var isUpdating = false
  private var afterUpdate: [() -> Void] = []
  /// The event that is running, and its controller.
  var event: (controller: ViewController, name: String)?
  private var faults: [Fault] = []

  /// Creates an empty window.
  public init() {}

  /// The presenter for an alert that belongs to no screen: the modal screen, or else the root.
  public var frontmostViewController: ViewController? { modal ?? rootViewController }

  var modal: ViewController? { layers.last { !($0 is AlertController) } }
  var alert: AlertController? { layers.last as? AlertController }

  /// The presented controllers, back to front.
  private var layers: [ViewController] {
    Array(sequence(first: rootViewController?.presented) { $0?.presented }.prefix { $0 != nil }.compactMap(\.self))
  }

  // MARK: - Transitions

  /// Runs a transition; navigating during one is a fault.
  func transition(_ work: () -> Void) {
    let isOuter = !isInTransition
    isInTransition = true
    work()
    if isOuter { isInTransition = false }
  }

  // MARK: - Properties

  /// Requests an update of the properties before the next snapshot or interaction.
  func setNeedsUpdateProperties() {
    needsUpdateProperties = true
  }

  /// Updates properties until none needs it, because an update may cause others.
  func updatePropertiesIfNeeded() {
    guard needsUpdateProperties, isObservationTrackingEnabled else { return }
    for _ in 0..<Self.mostRounds {
      needsUpdateProperties = false
      rootViewController?.updateTree()
      guard needsUpdateProperties else { return }
    }
    report(
      Fault(
        type: "App", event: "updateProperties",
        message: "After \(Self.mostRounds) rounds of updates there is still something to update."))
  }

  /// Runs an update of one screen, then deferred navigation, so that reads in new screens aren't tracked.
  func update(_ work: () -> Void) {
    isUpdating = true
    work()
    isUpdating = false
    let navigations = afterUpdate
    afterUpdate = []
    for navigate in navigations { navigate() }
  }

  /// Defers navigation until the current update is done.
  func afterUpdate(_ navigate: @escaping () -> Void) {
    afterUpdate.append(navigate)
  }

  // MARK: - Faults

  func report(_ fault: Fault) {
    if faults.count < Self.mostFaults { faults.append(fault) }
  }

  /// Reports a fault if a transition is in progress.
  func checkNavigation(_ what: String) {
    guard isInTransition else { return }
    report(
      Fault(
        type: event.map { "\(Swift.type(of: $0.controller))" } ?? "App", event: event?.name ?? "transition",
        message: "\(what) in the middle of a transition."))
  }

  /// Removes and returns the faults since the last call, the oldest first.
  public func takeFaults() -> [Fault] {
    defer { faults = [] }
    return faults
  }
}

// MARK: - AppClockDelegate

extension Window: AppClockDelegate {
  public func clockDidEndTurn() {
    updatePropertiesIfNeeded()
  }
}
