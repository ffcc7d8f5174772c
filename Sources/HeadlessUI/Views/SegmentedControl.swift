/// A choice among a few segments.
public final class SegmentedControl: Control {
  private let segments: [String]
  /// The chosen segment, counted from 0.
  public var selectedSegmentIndex: Int? = 0

  /// Makes a control with its first segment chosen.
  public init(_ accessibilityIdentifier: String, segments: [String]) {
    self.segments = segments
    super.init(accessibilityIdentifier)
  }

  override var content: Element.Content? { .segmentedControl(segments: segments, selected: selectedSegmentIndex) }

  /// Chooses a segment as a user does; choosing the chosen one tells nobody.
  ///
  /// - Returns: whether there is such a segment.
  func choose(_ title: String) -> Bool {
    guard let index = segments.firstIndex(of: title) else { return false }
    guard index != selectedSegmentIndex else { return true }
    selectedSegmentIndex = index
    sendActions(for: .valueChanged)
    return true
  }
}
