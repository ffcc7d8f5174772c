import SharedModel

/// What the app is shown in, from the root to the alert over all.
public final class Window {
  /// More than anybody would read.
  private static let mostFaults = 100
  /// More than any chain of updates would take that ends.
  private static let mostRounds = 100

  /// The controller at the back; what it had presented goes with it when it is replaced.
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

  /// Whether screens are on their way in or out; nobody may navigate until all have arrived.
  private var isInTransition = false
  /// Whether `updateProperties()` is called, and what it reads is tracked.
  ///
  /// Set it before the window has a root. UIKit had its key UIObservationTrackingEnabled for this before iOS 26; here it stays off
  /// until somebody wants it, so that nobody else pays.
  public var isObservationTrackingEnabled = false
  private var needsUpdateProperties = false
  /// Whether what is read is being tracked; who navigates meanwhile does so afterwards.
  private(set) var isUpdating = false
  private var afterUpdate: [() -> Void] = []
  /// Whose event runs at the moment, and which one.
  var event: (controller: ViewController, name: String)?
  private var faults: [Fault] = []

  /// Makes an empty window.
  public init() {}

  /// What an alert that belongs to no screen is presented from: the modal screen, or else the root.
  public var frontmostViewController: ViewController? { modal ?? rootViewController }

  /// The modal screen over the root.
  var modal: ViewController? { layers.last { !($0 is AlertController) } }
  /// The alert over all.
  var alert: AlertController? { layers.last as? AlertController }

  /// What is presented, back to front.
  private var layers: [ViewController] {
    Array(sequence(first: rootViewController?.presented) { $0?.presented }.prefix { $0 != nil }.compactMap(\.self))
  }

  // MARK: - Transitions

  /// Brings screens in and out; what navigates meanwhile is a fault.
  func transition(_ work: () -> Void) {
    let isOuter = !isInTransition
    isInTransition = true
    work()
    if isOuter { isInTransition = false }
  }

  // MARK: - Properties

  /// Has controllers that need it update their properties before anybody looks.
  func setNeedsUpdateProperties() {
    needsUpdateProperties = true
  }

  /// Updates the properties of all that needs it; as one update may lead to others, until none does.
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

  /// Runs an update of one screen, and then what it navigates: what the screens that come read isn't tracked with it.
  func update(_ work: () -> Void) {
    isUpdating = true
    work()
    isUpdating = false
    let navigations = afterUpdate
    afterUpdate = []
    for navigate in navigations { navigate() }
  }

  /// Navigates once the update that is under way is done.
  func afterUpdate(_ navigate: @escaping () -> Void) {
    afterUpdate.append(navigate)
  }

  // MARK: - Faults

  /// Notes what the app did and UIKit doesn't bear.
  func report(_ fault: Fault) {
    if faults.count < Self.mostFaults { faults.append(fault) }
  }

  /// Notes a navigation in the middle of a transition.
  func checkNavigation(_ what: String) {
    guard isInTransition else { return }
    report(
      Fault(
        type: event.map { "\(Swift.type(of: $0.controller))" } ?? "App", event: event?.name ?? "transition",
        message: "\(what) in the middle of a transition."))
  }

  /// What was done here since the last time that somebody asked and UIKit doesn't bear, in its order.
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
