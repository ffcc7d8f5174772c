/// An app that runs without a display: all that a driver knows of an implementation.
///
/// Nothing here asks for view controllers; an architecture that has none conforms as well.
public protocol HeadlessApp: AnyObject {
  /// What a user could see or touch at this moment.
  var snapshot: Snapshot { get }

  /// Does what a user or the system does; throws, and changes nothing, when that is impossible at this moment.
  func perform(_ interaction: Interaction) throws(ImpossibleInteraction)
}
