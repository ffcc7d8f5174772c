/// An app that runs without a display. The suite knows nothing else about an implementation.
///
/// Nothing here requires view controllers, so an architecture without them can conform.
public protocol HeadlessApp: AnyObject {
  /// A snapshot of everything that a user can see or touch.
  var snapshot: Snapshot { get }

  /// Performs an action of the user or the system; throws, and changes nothing, if it is impossible now.
  func perform(_ interaction: Interaction) throws(ImpossibleInteraction)
}
