/// What the app is shown in, from the root to the alert over all.
public final class Window {
  /// The controller at the back; what it had presented goes with it when it is replaced.
  public var rootViewController: ViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.presented.map { _ in oldValue?.dismiss() }
      oldValue?.beginAppearanceTransition(false, in: nil)
      rootViewController?.beginAppearanceTransition(true, in: self)
      oldValue?.endAppearanceTransition()
      rootViewController?.endAppearanceTransition()
    }
  }

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
}
