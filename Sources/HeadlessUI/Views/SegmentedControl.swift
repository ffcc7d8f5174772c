/// A choice among segments.
public final class SegmentedControl: Control {
  private let segments: [String]
  /// The index of the selected segment.
  public var selectedSegmentIndex: Int? = 0

  /// Creates a control with its first segment selected.
  public init(_ accessibilityIdentifier: String, segments: [String]) {
    self.segments = segments
    super.init(accessibilityIdentifier)
  }

  override var content: Element.Content? { .segmentedControl(segments: segments, selected: selectedSegmentIndex) }

  /// Selects a segment as a user does; selecting the same one again sends no event.
  /// - Returns: Whether the segment exists.
  func choose(_ title: String) -> Bool {
    guard let index = segments.firstIndex(of: title) else { return false }
    guard index != selectedSegmentIndex else { return true }
    selectedSegmentIndex = index
    sendActions(for: .valueChanged)
    return true
  }
}
